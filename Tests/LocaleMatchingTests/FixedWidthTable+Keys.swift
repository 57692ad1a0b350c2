@testable import LocaleMatching

extension FixedWidthTable {
  /// The key of every record whose key is one field.
  var keys: [String] {
    (0..<count).map { row(at: $0).subtag(at: 0, width: keyWidth).description }
  }
}
