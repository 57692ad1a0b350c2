package import MessageFormatting

extension PseudoLanguage {
  /// Writes a message's pattern in this language.
  ///
  /// Only literal text is changed: arguments, the syntax of plurals, and what stands in quoting apostrophes stay as
  /// they are, byte by byte.
  package func pattern(of message: Message) -> String {
    var rewriter = PatternRewriter(pattern: message.parsed, rewrite: rewrite)
    let text = rewriter.rewritten
    return self == .accented ? "[" + text + "]" : text
  }

  private var rewrite: PatternRewriter.Rewrite {
    switch self {
    case .accented: AccentedText.rewrite
    case .mirrored: MirroredText.rewrite
    }
  }
}
