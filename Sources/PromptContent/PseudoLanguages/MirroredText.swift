/// Text in which every word is written from right to left.
///
/// Each word stands between right-to-left marks and in a right-to-left override, as Android's build tools have it, so
/// that it has the direction of Arabic and can still be read by who reads English backwards.
enum MirroredText {
  private static let opening = "\u{200F}\u{202E}"
  private static let closing = "\u{202C}\u{200F}"

  static func rewrite(_ runs: [PatternRewriter.Run]) -> [String] {
    runs.map(rewrite)
  }

  /// A word may go on behind a quoting apostrophe, which nothing may be put beside.
  private static func rewrite(_ run: PatternRewriter.Run) -> String {
    var result = ""
    var isInWord = false
    for piece in run {
      guard piece.isLiteral else {
        result += piece.text
        continue
      }
      for character in piece.text {
        if isInWord == character.isWhitespace {
          result += isInWord ? closing : opening
          isInWord.toggle()
        }
        result.append(character)
      }
    }
    return isInWord ? result + closing : result
  }
}
