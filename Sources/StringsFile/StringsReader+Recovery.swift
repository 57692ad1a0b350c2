extension StringsReader {
  /// Finds the place after a fault where reading can go on, and keeps what was read whole.
  mutating func recover(from fault: StringsFault) {
    switch fault.reason {
    case .noKey, .noFirstKey: skipJunk()
    case .openDictionary: recoverOpenDictionary()
    case .unterminated(let token): recoverUnterminated(token)
    case .backslashAtEnd: recoverUnterminated(unclosedToken())
    case .noEquals(let key): recoverNoEquals(key)
    case .noValue: recoverNoValue()
    case .noSemicolon(_, let token): recoverNoSemicolon(token)
    case .noTable: finish()
    case .openArray, .openData, .halfByte, .noDigit, .tooDeep, .textAfterEnd: dropEntry()
    }
  }

  private func unclosedToken() -> StringToken {
    StringToken(
      range: at..<scanner.count,
      quote: scanner.byte(at),
      needsDecoding: true,
      isCut: true
    )
  }

  private mutating func finish() {
    sink.abandonEntry()
    state = .finished
  }

  /// Gives up the entry that is being read and everything that is open in it.
  private mutating func dropEntry() {
    sink.abandonEntry()
    if scanner.isEntry(at) {
      startAgain()
    } else {
      skipJunk()
    }
  }

  private mutating func recoverOpenDictionary() {
    guard brackets.isEmpty else { return dropEntry() }
    isBraceReported = true
    if at < scanner.count { skipJunk() }
  }

  private mutating func recoverNoEquals(_ key: StringToken) {
    guard brackets.isEmpty else { return dropEntry() }
    let found = scanner.scalar(at: at)
    if scanner.isInvisible(at: at, before: [Ascii.equals]) {
      passUnread(to: at + found.length)
    } else if found.value == ",", scanner.isValue(scanner.endOfSpaces(from: at + 1)) {
      passUnread(to: at + 1)
      state = .value
    } else if found.value == ":", scanner.peek(scanner.endOfSpaces(from: at + 1)) == Ascii.equals {
      passUnread(to: at + 1)
    } else if found.value == ":" || found.value.flatMap(Lookalike.init)?.meant == "=" {
      passUnread(to: at + found.length)
      state = .value
    } else if key.quote == nil, key.range.upperBound == at, Ascii.isQuote(scanner.byte(at)) {
      passUnread(to: at + 1)
    } else if Ascii.isQuote(scanner.byte(at)), !scanner.hasLineEnd(key.range.upperBound..<at) {
      state = .value
    } else if let line = swallowedLine(key) {
      sink.cutString(to: line.contentEnd)
      at = line.contentEnd
      dropEntry()
    } else {
      dropEntry()
    }
  }

  private mutating func recoverNoValue() {
    if at + 1 < scanner.count, scanner.byte(at) == Ascii.atSign,
      Ascii.isQuote(scanner.byte(at + 1))
    {
      return passUnread(to: at + 1)
    }
    if scanner.isInvisible(at: at, before: [Ascii.doubleQuote, Ascii.singleQuote]) {
      return passUnread(to: at + scanner.scalar(at: at).length)
    }
    guard brackets.isEmpty, scanner.peek(at) == Ascii.semicolon else { return dropEntry() }
    sink.abandonEntry()
    passUnread(to: at + 1)
    state = .key
  }

  private mutating func recoverNoSemicolon(_ token: StringToken?) {
    if brackets.isEmpty, let token, let line = swallowedLine(token) {
      return endCutValue(token, line)
    }
    if let token, state == .afterValue, scanner.isColonForValue(token, token.range.upperBound, at) {
      state = .value
      return
    }
    sink.endEntry()
    state = .key
    guard at < scanner.count, !scanner.isEntry(at), scanner.byte(at) != Ascii.closeBrace else {
      return
    }
    guard brackets.isEmpty else { return dropEntry() }
    let found = scanner.scalar(at: at)
    if found.value.map(Lookalike.isTakenForSemicolon) == true {
      passUnread(to: at + found.length)
    } else {
      skipJunk()
    }
  }

  private mutating func recoverUnterminated(_ token: StringToken) {
    guard state == .value, brackets.isEmpty else { return dropEntry() }
    sink.string(token)
    endCutValue(token, firstLine(of: token))
  }

  /// Ends an entry whose value lacks its closing mark at the end of the line on which it begins.
  private mutating func endCutValue(_ token: StringToken, _ line: CutLine) {
    sink.cutString(to: line.contentEnd)
    at = line.contentEnd
    let end = line.semicolon ?? at
    if end > at { sink.pass(.blank, at..<end) }
    at = end
    if line.semicolon == nil {
      sink.endEntry()
      state = .key
    } else {
      endEntry()
    }
  }

  mutating func passUnread(to end: Int) {
    sink.pass(.unread, at..<end)
    at = end
  }
}
