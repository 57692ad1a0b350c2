extension MessagePatternParser {
  /// Reads an apostrophe: `''` is one, before a special character it quotes, and anywhere else it
  /// is text.
  ///
  /// The literal text before it ends here, or goes on at `literal`.
  mutating func apostrophe(
    in format: ArgumentFormat,
    literal: inout Int,
    parts: inout [MessagePattern.Part]
  ) {
    let start = index
    index += 1
    guard let next = current else { return }
    if next == UInt8(ascii: "'") {
      append(literal..<index, to: &parts)
      index += 1
      literal = index
    } else if isSpecial(next, in: format) {
      append(literal..<start, to: &parts)
      literal = index
      quotedText(from: start, literal: &literal, parts: &parts)
    }
  }

  /// Whether an apostrophe before this character begins a quote.
  private func isSpecial(_ byte: UInt8, in format: ArgumentFormat) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): format.replacesNumberSign
    case UInt8(ascii: "|"): format == .choice
    default: false
    }
  }

  /// Reads quoted text to the closing apostrophe, or to the end when there is none. `''` is one
  /// apostrophe here too.
  private mutating func quotedText(
    from start: Int,
    literal: inout Int,
    parts: inout [MessagePattern.Part]
  ) {
    index += 1
    while let byte = current {
      index += 1
      guard byte == UInt8(ascii: "'") else { continue }
      guard current == UInt8(ascii: "'") else {
        append(literal..<index - 1, to: &parts)
        literal = index
        quotes.append(MessagePattern.Quote(range: start..<index, isClosed: true))
        return
      }
      append(literal..<index, to: &parts)
      index += 1
      literal = index
    }
    quotes.append(MessagePattern.Quote(range: start..<index, isClosed: false))
  }
}
