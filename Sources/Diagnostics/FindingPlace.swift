/// A file, and a stretch of it where one can be pointed at.
package struct FindingPlace: Hashable, Sendable {
  /// The path of the file or folder, as it is to be printed.
  package var file: String
  /// The stretch; `nil` for the file as a whole.
  package var range: Range<SourcePosition>?

  /// Makes a place.
  package init(_ file: String, _ range: Range<SourcePosition>? = nil) {
    self.file = file
    self.range = range
  }
}

extension FindingPlace: Comparable {
  /// Orders places by the bytes of their paths, then as they come in the file; the whole comes first.
  package static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    guard let one = left.range, let other = right.range else {
      return left.range == nil && right.range != nil
    }
    if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
    return one.upperBound < other.upperBound
  }
}
