extension TextInContext {
  /// Calls `body` for each character of the text that a rule is about, with its place in the text.
  func forEachScalar(
    where isWanted: (Unicode.Scalar) -> Bool,
    _ body: (Unicode.Scalar, Range<Int>) -> Void
  ) {
    var offset = 0
    for scalar in value.unicodeScalars {
      let length = UTF8.width(scalar)
      if isWanted(scalar) { body(scalar, offset..<offset + length) }
      offset += length
    }
  }
}
