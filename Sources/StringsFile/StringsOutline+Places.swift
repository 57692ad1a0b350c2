extension StringsOutline {
  /// The place in the file of a byte of a value's text in UTF-8, through the escapes before it.
  ///
  /// - Parameters:
  ///   - offset: the number of bytes before it; inside a character it stands for the character.
  ///   - number: the number of the entry.
  ///   - stretches: what `stretches(ofValue:)` gives for the entry.
  /// - Returns: the offset in the file.
  package func offset(
    ofUTF8Offset offset: Int,
    inValue number: Int,
    _ stretches: [TextStretch]
  ) -> Int {
    guard let content = entries[number].value?.content else { return 0 }
    var place = min(stretches.fileOffset(of: offset), content.upperBound)
    while place > content.lowerBound, place < content.upperBound, bytes[place] & 0xC0 == 0x80 {
      place -= 1
    }
    return place
  }

  /// Where the characters and escapes of a value stand in the file.
  package func stretches(ofValue number: Int) -> [TextStretch] {
    guard let token = entries[number].value else { return [] }
    let content = token.content
    guard token.needsDecoding, let text = value(number)?.string else {
      return [TextStretch(offset: 0, fileOffset: content.lowerBound)]
    }
    return bytes.withUnsafeBytes { buffer in
      guard let scanner = ByteScanner(buffer, allowsSurrogates: false) else { return [] }
      return Self.stretches(of: text, token, scanner)
    }
  }

  private static func stretches(
    of text: String,
    _ token: StringToken,
    _ scanner: ByteScanner
  ) -> [TextStretch] {
    let end = token.content.upperBound
    var stretches: [TextStretch] = []
    var step = StringsDocument.Step(offset: token.content.lowerBound)
    var next = StringsDocument.step(after: step, scanner, token)
    var (offset, utf16Offset) = (0, 0)
    var expected: Int?
    for scalar in text.unicodeScalars {
      while next.offset < end, next.utf16Offset <= utf16Offset {
        step = next
        next = StringsDocument.step(after: step, scanner, token)
      }
      let width = UTF8.width(scalar)
      // An escape, or a byte that is no UTF-8 and was read as a character all the same.
      let isEscape = next.offset - step.offset != width
      if isEscape || step.offset != expected {
        let stretch = TextStretch(offset: offset, fileOffset: step.offset, isEscape: isEscape)
        stretches.append(stretch)
      }
      expected = isEscape ? nil : next.offset
      offset += width
      utf16Offset += UTF16.width(scalar)
    }
    stretches.append(TextStretch(offset: offset, fileOffset: end))
    return stretches
  }
}
