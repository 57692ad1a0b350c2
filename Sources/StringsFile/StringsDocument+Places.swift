package import Diagnostics

extension StringsDocument {
  /// The place in the file of a unit of a decoded text, through the escapes before it.
  ///
  /// For `"a\n{x"` the offset 2 gives the place of the brace, the fifth character of the literal.
  /// An offset inside an escape or a surrogate pair gives the place where that begins; the length of
  /// the text gives the place of the closing mark.
  ///
  /// - Parameters:
  ///   - offset: the number of UTF-16 units before it, from 0 to the length of the text.
  ///   - literal: a literal of this document.
  /// - Returns: the place in the file.
  /// - Complexity: linear in the length of the literal.
  package func position(ofUTF16Offset offset: Int, in literal: StringsLiteral) -> SourcePosition {
    place(in: literal) { $0.utf16Offset <= offset }
  }

  /// The place in the file of a byte of a decoded text in UTF-8, through the escapes before it.
  ///
  /// - Parameters:
  ///   - offset: the number of bytes of `literal.string` in UTF-8 before it.
  ///   - literal: a literal of this document.
  /// - Returns: the place in the file.
  package func position(ofUTF8Offset offset: Int, in literal: StringsLiteral) -> SourcePosition {
    let bytes = literal.string.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
    let units = literal.string.utf16
    let start = end.flatMap { $0.samePosition(in: units) } ?? end ?? units.endIndex
    return position(
      ofUTF16Offset: units.distance(from: units.startIndex, to: start),
      in: literal
    )
  }

  /// The place in the file of a character of `literal.string`, through the escapes before it.
  package func position(of index: String.Index, in literal: StringsLiteral) -> SourcePosition {
    let units = literal.string.utf16
    return position(
      ofUTF16Offset: units.distance(from: units.startIndex, to: index),
      in: literal
    )
  }

  /// A place in a literal: an offset in the text of the file and the units decoded before it.
  struct Step {
    var offset: Int
    var utf16Offset = 0
  }

  /// Goes on from character to character of a literal as long as `condition` holds of the next.
  private func place(
    in literal: StringsLiteral,
    while condition: (Step) -> Bool
  ) -> SourcePosition {
    text.withBytes { bytes in
      let isUTF16 = encoding.unitLength == 2
      guard let scanner = ByteScanner(bytes, allowsSurrogates: isUTF16) else {
        return literal.range.lowerBound
      }
      let content = literal.token.content
      var step = Step(offset: content.lowerBound)
      while step.offset < content.upperBound {
        let next = Self.step(after: step, scanner, literal.token)
        guard condition(next) else { break }
        step = next
      }
      var cursor = TextCursor(
        encoding,
        at: literal.token.range.lowerBound,
        literal.range.lowerBound
      )
      return cursor.advance(to: step.offset, in: scanner)
    }
  }

  static func step(
    after step: Step,
    _ scanner: ByteScanner,
    _ token: StringToken
  ) -> Step {
    var next = step
    let isEscape = token.quote != nil && scanner.byte(step.offset) == Ascii.backslash
    guard isEscape else {
      let scalar = scanner.scalar(at: step.offset)
      next.offset += scalar.length
      next.utf16Offset += scalar.units.count
      return next
    }
    let escape = scanner.escape(at: step.offset, end: token.content.upperBound)
    next.offset = min(step.offset + escape.length, token.content.upperBound)
    guard escape.unit == nil else {
      next.utf16Offset += 1
      return next
    }
    var kept = step.offset + 1
    while kept < next.offset {
      let scalar = scanner.scalar(at: kept)
      kept += scalar.length
      next.utf16Offset += scalar.units.count
    }
    return next
  }
}
