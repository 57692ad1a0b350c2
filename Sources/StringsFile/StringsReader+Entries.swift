extension StringsReader {
  /// Reads what decides on the form of the file: a brace, another value, or the first key.
  mutating func begin() {
    switch nextByte() {
    case nil:
      state = .finished
    case Ascii.openBrace:
      tableBrace = at
      passByte(.tableBrace)
    case Ascii.openParenthesis, Ascii.lessThan:
      notATable = scanner.byte(at) == Ascii.lessThan ? .data : .array
      lastValue = at..<at
      state = .value
    case .some(let first):
      beginEntries(first)
    }
  }

  private mutating func beginEntries(_ first: UInt8) {
    guard let token = readString(first) else {
      if fault == nil { fail(.noFirstKey) }
      return
    }
    beginEntry(token)
    if nextByte() == nil { fail(.noTable(.string)) }
  }

  @inline(__always)
  private mutating func beginEntry(_ token: StringToken) {
    entryKey = token
    sink.key(token)
    state = .afterKey
  }

  /// Passes over one byte that is a mark of the format.
  @inline(__always)
  mutating func passByte(_ trivia: StringsTrivia) {
    sink.pass(trivia, Range(uncheckedBounds: (at, at &+ 1)))
    at &+= 1
  }

  /// Reads a string that begins with `first`; `nil` without a fault when none begins here.
  @inline(__always)
  mutating func readString(_ first: UInt8) -> StringToken? {
    let start = at
    if Ascii.isBare(first) {
      at = scanner.endOfBare(from: at)
      return StringToken(
        range: Range(uncheckedBounds: (start, at)),
        quote: nil,
        needsDecoding: false
      )
    }
    guard Ascii.isQuote(first) else { return nil }
    scanner.sawRepair = false
    let end = scanner.endOfQuoted(from: at &+ 1, quote: first)
    guard end.isClosed else {
      failUnterminated(quote: first, hasEscapes: end.hasEscapes)
      return nil
    }
    at = end.offset &+ 1
    return StringToken(
      range: Range(uncheckedBounds: (start, at)),
      quote: first,
      needsDecoding: end.hasEscapes || scanner.sawRepair
    )
  }

  private mutating func failUnterminated(quote: UInt8, hasEscapes: Bool) {
    let token = StringToken(
      range: at..<scanner.count,
      quote: quote,
      needsDecoding: hasEscapes || scanner.sawRepair,
      isCut: true
    )
    // A key that is not the first is dropped by CoreFoundation without a look at its last escape.
    let isLaterKey = state == .key && at > 0 && !isFirstKey
    if !isLaterKey, endsInBackslash(token.content) {
      return fail(.backslashAtEnd, caret: scanner.count - 1)
    }
    fail(.unterminated(token))
  }

  /// Whether nothing but blanks and comments was read before.
  private var isFirstKey: Bool { entryKey.range.isEmpty && tableBrace == nil }

  /// Whether the last character of an unterminated string is a backslash that escapes nothing.
  private func endsInBackslash(_ content: Range<Int>) -> Bool {
    var offset = content.upperBound
    while offset > content.lowerBound, scanner.byte(offset - 1) == Ascii.backslash { offset -= 1 }
    return (content.upperBound - offset) % 2 == 1
  }

  @inline(__always)
  mutating func readKey() {
    guard let first = nextByte() else { return endOfKeys() }
    if let token = readString(first) { return beginEntry(token) }
    if fault != nil { return }
    if first == Ascii.closeBrace, closeDictionary() { return }
    if first == Ascii.closeBrace, strayBraces > 0 { return closeStrayBrace() }
    failAtKey()
  }

  private mutating func endOfKeys() {
    if brackets.isEmpty, tableBrace == nil {
      state = .finished
    } else {
      failAtKey()
    }
  }

  private mutating func failAtKey() {
    if let bracket = brackets.last?.offset ?? (isBraceReported ? nil : tableBrace) {
      fail(.openDictionary, caret: bracket)
    } else if at == scanner.count {
      state = .finished
    } else {
      fail(entryKey.range.isEmpty ? .noFirstKey : .noKey)
    }
  }

  /// Passes over the brace that ends what a brace began that was passed over before.
  private mutating func closeStrayBrace() {
    strayBraces -= 1
    passByte(.unread)
  }

  private mutating func closeDictionary() -> Bool {
    if !brackets.isEmpty {
      closeBracket()
      return true
    }
    guard tableBrace != nil else { return false }
    passByte(.tableBrace)
    state = .afterTable
    return true
  }

  @inline(__always)
  mutating func readAfterKey() {
    let next = nextByte()
    if next == Ascii.equals {
      lastEquals = at
      passByte(.equals)
      state = .value
    } else if next == Ascii.semicolon {
      endEntry()
    } else if next == nil {
      fail(
        .noSemicolon(value: entryKey.range, token: entryKey),
        caret: entryKey.range.upperBound
      )
    } else {
      fail(.noEquals(key: entryKey), caret: entryKey.range.upperBound)
    }
  }

  @inline(__always)
  mutating func readAfterValue() {
    guard nextByte() == Ascii.semicolon else {
      return fail(
        .noSemicolon(value: lastValue, token: lastToken),
        caret: lastValue.upperBound
      )
    }
    endEntry()
  }

  @inline(__always)
  mutating func endEntry() {
    passByte(.semicolon)
    sink.endEntry()
    state = .key
  }

  mutating func readAfterTable() {
    if nextByte() == nil {
      state = .finished
      if let notATable { fail(.noTable(notATable), caret: lastValue.lowerBound) }
    } else {
      fail(.textAfterEnd)
    }
  }
}
