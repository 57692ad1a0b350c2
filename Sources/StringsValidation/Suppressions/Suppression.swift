import Diagnostics
import StringsFile

/// A comment over an entry that says that a rule may be broken there, and why.
///
/// `/* reviewprompts:ignore double-word: a name that repeats itself */`
struct Suppression: Sendable {
  /// The ids of the rules, in the order in which they stand.
  var rules: [String]
  /// Why the rules may be broken here; empty when nothing is said.
  var reason: String
  /// The place of the comment.
  var range: Range<SourcePosition>
  /// The key of the entry below.
  var key: String

  /// What such a comment begins with.
  static let marker = "reviewprompts:ignore"

  /// Reads a comment; `nil` when it is none of this kind.
  init?(_ comment: StringsComment, key: String) {
    guard let marker = comment.text.range(of: Self.marker) else { return nil }
    let rest = comment.text[marker.upperBound...]
    let line = rest.prefix { !$0.isNewline }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    rules = (parts.first ?? "").split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
    reason = parts.count > 1 ? parts[1].trimmingBlanks : ""
    range = comment.range
    self.key = key
  }
}

extension StringProtocol {
  /// The text without the blanks at both ends.
  var trimmingBlanks: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The first place of a text in this one, compared byte by byte.
  func range(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var start = startIndex
    while let place = utf8[start...].firstIndex(of: first) {
      if utf8[place...].starts(with: text.utf8) {
        return place..<utf8.index(place, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: place)
    }
    return nil
  }
}
