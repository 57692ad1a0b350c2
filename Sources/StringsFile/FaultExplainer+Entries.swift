extension FaultExplainer {
  /// Why no equals sign follows a key.
  mutating func noEqualsKind(_ key: StringToken) -> StringsFileError.Kind {
    let isAdjacent = key.range.upperBound == fault.noticed
    if key.quote != nil {
      if scanner.hasLineEnd(key.content) || (isAdjacent && holds(Ascii.equals, key.content)) {
        return .unterminatedString(.key, opened: position(key.range.lowerBound))
      }
      if scanner.isInvisible(at: fault.noticed, before: [Ascii.equals]), let slip = slip() {
        return slip
      }
      if foundScalar == ",", scanner.isValue(scanner.endOfSpaces(from: fault.noticed + 1)) {
        return .missingEquals(found: found())
      }
      if isAdjacent, foundScalar != ":", continuesQuoted() { return .unescapedQuote(in: .key) }
    }
    if let slip = slip() { return slip }
    if foundScalar == ":" {
      return isBeforeEquals(fault.noticed + 1) ? .missingEquals(found: found()) : .colonForEquals
    }
    return key.quote == nil ? noEqualsAfterWord(key) : .missingEquals(found: found())
  }

  private func isBeforeEquals(_ offset: Int) -> Bool {
    scanner.peek(scanner.endOfSpaces(from: offset)) == Ascii.equals
  }

  /// Whether a colon stands between the equals sign and the value, so that it was read as the value.
  var isColonForValue: Bool {
    guard case .noSemicolon(let value, let token?) = fault.reason else { return false }
    return scanner.isColonForValue(token, value.upperBound, fault.noticed)
  }

  private func noEqualsAfterWord(_ key: StringToken) -> StringsFileError.Kind {
    let isOtherLine = scanner.hasLineEnd(key.range.upperBound..<fault.noticed)
    if !isOtherLine, scanner.byte(key.range.upperBound - 1) == Ascii.colon {
      return .colonForEquals
    }
    if foundScalar == "(" { return .localizedStringCall }
    let isAdjacent = key.range.upperBound == fault.noticed
    if isAdjacent, foundScalar == "\"" || foundScalar == "'" { return .missingOpeningQuote(.key) }
    if isOtherLine { return .proseOutsideComment }
    if !isAdjacent, let next = foundScalar, next.properties.isAlphabetic {
      return .proseOutsideComment
    }
    if foundScalar == "\"" || foundScalar == "'" { return .missingEquals(found: found()) }
    return .unquotedText(found: found())
  }

  /// Why no semicolon follows a value.
  mutating func noSemicolonKind(
    _ value: Range<Int>,
    _ token: StringToken?
  ) -> StringsFileError.Kind {
    let part = fault.part
    let isOtherLine = scanner.hasLineEnd(value.upperBound..<fault.noticed)
    guard let token else { return .missingSemicolon(after: part, found: found()) }
    if isColonForValue { return .missingValue(found: .character(":")) }
    if let swallowed = swallowedKind(token) { return swallowed }
    if !isOtherLine, let slip = slip() { return slip }
    let isAdjacent = value.upperBound == fault.noticed
    if token.quote == nil { return noSemicolonAfterWord(part, isOtherLine, isAdjacent) }
    if isTakenForSemicolon { return .missingSemicolon(after: part, found: found()) }
    if fault.noticed < scanner.count, !isOtherLine, isAdjacent || !isEntry(), continuesQuoted() {
      return .unescapedQuote(in: part)
    }
    if isOtherLine || fault.noticed == scanner.count, endsInSemicolon(token) {
      return .semicolonInsideQuotes
    }
    return .missingSemicolon(after: part, found: found())
  }

  private func noSemicolonAfterWord(
    _ part: StringsFileError.Part,
    _ isOtherLine: Bool,
    _ isAdjacent: Bool
  ) -> StringsFileError.Kind {
    if isOtherLine || fault.noticed == scanner.count || isEntry() {
      return .missingSemicolon(after: part, found: found())
    }
    switch foundScalar {
    case "\"", "'": return isAdjacent ? .missingOpeningQuote(part) : .unquotedText(found: found())
    case ",", ":", "}": return .missingSemicolon(after: part, found: found())
    default: return .unquotedText(found: found())
    }
  }

  /// Why a value runs on over line ends up to the next quotation mark; `nil` when that is meant.
  private mutating func swallowedKind(_ token: StringToken) -> StringsFileError.Kind? {
    guard token.quote != nil, scanner.hasLineEnd(token.content), fault.noticed < scanner.count,
      !scanner.hasLineEnd(token.range.upperBound..<fault.noticed), !isEntry()
    else { return nil }
    let line = restOfLine(token.content.lowerBound)
    let isOpenEnded = line.last.map(Ascii.isBlank) == true || line.last == Ascii.semicolon
    let text = String(decoding: line, as: UTF8.self).unicodeScalars.filter {
      $0 != ";" && $0 != " " && $0 != "\t"
    }
    if isOpenEnded, let last = text.last {
      if last.isTypographicQuote { return .smartQuote(last) }
      if last == "\"", text.dropLast().last == "\\" {
        return .escapedClosingQuote(opened: position(token.range.lowerBound))
      }
    }
    return .unterminatedString(fault.part, opened: position(token.range.lowerBound))
  }

  /// What kind of string is never closed.
  mutating func unterminatedKind(_ token: StringToken) -> StringsFileError.Kind {
    .unterminatedString(fault.part, opened: position(token.range.lowerBound))
  }

  private func holds(_ byte: UInt8, _ range: Range<Int>) -> Bool {
    scanner.slice(range).contains(byte)
  }

  private func endsInSemicolon(_ token: StringToken) -> Bool {
    scanner.slice(token.content).last == Ascii.semicolon
  }

  /// Whether another quotation mark follows on the line, so that the text seems to go on.
  private func continuesQuoted() -> Bool {
    restOfLine(fault.noticed).contains { $0 == Ascii.doubleQuote || $0 == Ascii.singleQuote }
  }

  /// Whether a comma or colon stands where the semicolon should, before an entry or a line end.
  private var isTakenForSemicolon: Bool {
    guard foundScalar == "," || foundScalar == ":" else { return false }
    let next = scanner.endOfSpaces(from: fault.noticed + 1)
    guard let following = scanner.peek(next) else { return true }
    return ByteScanner.isLineEnd(following) || scanner.isEntry(next)
  }

  /// Whether another entry seems to begin at the place of the fault.
  private func isEntry() -> Bool { scanner.isEntry(fault.noticed) }
}
