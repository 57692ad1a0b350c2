/// A string as it stands in the text.
struct StringToken: Hashable, Sendable {
  /// The offsets of the whole string, its quotation marks included.
  var range: Range<Int>
  /// The quotation mark, or `nil` for a bare word.
  var quote: UInt8?
  /// Whether the bytes between the marks are not simply the text: escapes, or bytes to be repaired.
  var needsDecoding: Bool
  /// Whether the closing quotation mark is missing.
  var isCut = false

  /// The offsets of what stands between the quotation marks.
  @inline(__always)
  var content: Range<Int> {
    guard quote != nil else { return range }
    return Range(
      uncheckedBounds: (range.lowerBound &+ 1, range.upperBound &- (isCut ? 0 : 1))
    )
  }
}
