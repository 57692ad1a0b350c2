extension ByteScanner {
  /// Whether an entry seems to begin at `start`: a key on one line and what follows a key.
  func isEntry(_ start: Int) -> Bool {
    guard let first = peek(start) else { return false }
    if Ascii.isBare(first), !isComment(start) {
      let end = endOfSpaces(from: endOfBare(from: start))
      return peek(end) == Ascii.equals && peek(end + 1) != Ascii.equals
    }
    guard Ascii.isQuote(first), let close = closingMark(from: start + 1, quote: first) else {
      return false
    }
    switch peek(endOfSpaces(from: close + 1)) {
    case Ascii.equals, Ascii.semicolon, Ascii.colon, Ascii.doubleQuote: return true
    default: return false
    }
  }

  /// Whether a word that was read as a value is a colon right before a value in quotation marks.
  func isColonForValue(_ word: StringToken, _ end: Int, _ next: Int) -> Bool {
    guard word.quote == nil, word.range.count == 1, byte(word.range.lowerBound) == Ascii.colon,
      let found = peek(next)
    else { return false }
    return Ascii.isQuote(found) && !hasLineEnd(end..<next)
  }

  /// Whether the next entry seems to begin at `start`, where a value should: a key in quotation
  /// marks on one line, and an equals sign.
  func isQuotedKey(_ start: Int) -> Bool { quotedText(start, isBefore: Ascii.equals) }

  /// Whether a value in quotation marks and its semicolon seem to stand at `start`.
  func isValue(_ start: Int) -> Bool { quotedText(start, isBefore: Ascii.semicolon) }

  private func quotedText(_ start: Int, isBefore mark: UInt8) -> Bool {
    guard let first = peek(start), Ascii.isQuote(first),
      let close = closingMark(from: start + 1, quote: first)
    else { return false }
    return peek(endOfSpaces(from: close + 1)) == mark
  }

  /// Whether an invisible character stands at `start`, and nothing visible before one of `marks`.
  func isInvisible(at start: Int, before marks: [UInt8]) -> Bool {
    var offset = start
    while offset < count {
      let scalar = scalar(at: offset)
      guard let value = scalar.value, value.isInvisible, value != "\n", value != "\r" else { break }
      offset = endOfSpaces(from: offset + scalar.length)
    }
    return offset > start && peek(offset).map(marks.contains) == true
  }

  private func closingMark(from start: Int, quote: UInt8) -> Int? {
    var offset = start
    while let found = peek(offset), !Self.isLineEnd(found) {
      if found == quote { return offset }
      offset += found == Ascii.backslash ? 2 : 1
    }
    return nil
  }

  /// Whether a comment begins at `start`.
  func isComment(_ start: Int) -> Bool {
    guard peek(start) == Ascii.slash, let next = peek(start + 1) else {
      return false
    }
    return next == Ascii.slash || next == Ascii.asterisk
  }

  /// Whether a byte ends a line.
  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Ascii.lineFeed || byte == Ascii.carriageReturn
  }

  /// Whether a byte is a space or a tab.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte == Ascii.tab
  }

  /// Whether a line ends in a range.
  func hasLineEnd(_ range: Range<Int>) -> Bool {
    slice(range).contains(where: Self.isLineEnd)
  }

  /// The offset of the first line feed or carriage return from `start` on, or of the end.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while let found = peek(offset), !Self.isLineEnd(found) { offset += 1 }
    return offset
  }

  /// The end of the spaces and tabs that begin at `start`.
  func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while let found = peek(offset), Self.isSpace(found) { offset += 1 }
    return offset
  }

  /// The start of the spaces and tabs that end at `end`.
  func startOfSpaces(before end: Int, from start: Int) -> Int {
    var offset = end
    while offset > start, Self.isSpace(byte(offset - 1)) { offset -= 1 }
    return offset
  }

  /// The mark of a merge conflict, seven times `<`, `=` or `>`, that begins at `start`.
  func conflictMarker(at start: Int) -> Unicode.Scalar? {
    guard let mark = peek(start), (Ascii.lessThan...Ascii.greaterThan).contains(mark),
      start + 7 <= count, slice(start..<start + 7).allSatisfy({ $0 == mark })
    else { return nil }
    return Unicode.Scalar(mark)
  }
}
