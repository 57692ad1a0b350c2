import Diagnostics

/// Finds out what mistake lies behind a fault, by a look at the text around it.
struct FaultExplainer {
  let scanner: ByteScanner
  let fault: StringsFault
  /// Gives the place of an offset.
  var index: PositionIndex

  init(_ scanner: ByteScanner, _ fault: StringsFault, _ index: PositionIndex) {
    self.scanner = scanner
    self.fault = fault
    self.index = index
  }

  /// The error, with its place in the file.
  mutating func explain() -> StringsFileError {
    let kind = kind()
    // A slip inside braces speaks for itself; the brace would say less.
    let isSlip = fault.reason == .openDictionary && kind != .unclosedDictionary(found: found())
    let caret = isSlip ? fault.noticed : fault.caret
    let range = caret == fault.noticed ? scalarRange(caret) : caret..<caret
    let noticed = position(fault.noticed)
    var error = StringsFileError(kind: kind, range: place(range), noticed: noticed)
    let mistake = mistake(kind)
    if mistake != range { error.mistake = place(mistake) }
    return error
  }

  private mutating func place(_ range: Range<Int>) -> Range<SourcePosition> {
    let lower = position(range.lowerBound)
    return lower..<position(range.upperBound)
  }

  /// The characters that are wrong, so that whoever replaces them mends just that.
  private func mistake(_ kind: StringsFileError.Kind) -> Range<Int> {
    let before = max(0, fault.caret - 1)..<fault.caret
    switch kind {
    case .colonForEquals where foundScalar != ":", .missingValue(.character(":")):
      // The colon was read as the end of a word, or as a word of its own.
      if kind == .colonForEquals || isColonForValue { return before }
    case .conflictMarker where conflictMarker(at: fault.noticed) == nil,
      .htmlComment where !begins(fault.noticed, "<!--"):
      return scalarRange(max(0, fault.noticed - 1))
    default: break
    }
    let isSlip = fault.reason == .openDictionary && kind != .unclosedDictionary(found: found())
    let isFound = fault.caret == fault.noticed || isSlip || isAboutFound(kind)
    return isFound ? scalarRange(fault.noticed) : fault.caret..<fault.caret
  }

  /// Whether what was found is itself the mistake, and not what is missing before it.
  private func isAboutFound(_ kind: StringsFileError.Kind) -> Bool {
    switch kind {
    case .colonForEquals, .missingEquals(.character(":")), .missingEquals(.character(",")),
      .missingSemicolon(_, .character(",")), .missingSemicolon(_, .character(":")):
      true
    default: kind == slip()
    }
  }

  private func scalarRange(_ start: Int) -> Range<Int> {
    start..<(start < scanner.count ? start + scanner.scalar(at: start).length : start)
  }

  mutating func position(_ offset: Int) -> SourcePosition {
    index.position(offset, in: scanner)
  }

  private mutating func kind() -> StringsFileError.Kind {
    switch fault.reason {
    case .noKey, .noFirstKey: strayKind()
    case .unterminated(let token): unterminatedKind(token)
    case .backslashAtEnd: .unterminatedEscape
    case .noEquals(let key): noEqualsKind(key)
    case .noValue: noValueKind()
    case .noSemicolon(let value, let token): noSemicolonKind(value, token)
    case .openDictionary: slip() ?? .unclosedDictionary(found: found())
    case .openArray: .unclosedArray(found: found())
    case .openData: .unclosedData
    case .halfByte: conflictInData() ?? .oddHexDigits(found: found())
    case .noDigit: conflictInData() ?? .invalidHexDigit(found: found())
    case .tooDeep: .tooDeeplyNested(limit: StringsLimit.depth)
    case .textAfterEnd: slip() ?? .textAfterTable(found())
    case .noTable(.string): .notATable(.string)
    case .noTable(.array): .notATable(.array)
    case .noTable(.data): .notATable(.data)
    }
  }

  /// What was found at the place of the fault.
  func found() -> StringsFileError.Found {
    guard fault.noticed < scanner.count else { return .endOfFile }
    let scalar = scanner.scalar(at: fault.noticed)
    return scalar.value.map { .character($0) } ?? .undecodable
  }

  /// The character found, when it is one.
  var foundScalar: Unicode.Scalar? {
    fault.noticed < scanner.count ? scanner.scalar(at: fault.noticed).value : nil
  }

  /// A mistake that is known by the characters alone, wherever they stand.
  func slip() -> StringsFileError.Kind? {
    let place = fault.noticed
    if let marker = conflictMarker(at: place) { return .conflictMarker(marker) }
    guard let scalar = foundScalar else { return nil }
    if scalar.isTypographicQuote { return .smartQuote(scalar) }
    if let lookalike = Lookalike(scalar) {
      return .lookalikePunctuation(found: lookalike.found, meant: lookalike.meant)
    }
    if scalar.isInvisible { return .invisibleCharacter(scalar) }
    if begins(place, "<!--") { return .htmlComment }
    if begins(place, "*/") { return .nestedComment }
    if scalar == "#" { return .hashComment }
    if begins(place, "@\"") { return .objectiveCLiteral }
    return nil
  }

  private func strayKind() -> StringsFileError.Kind {
    if let slip = slip() { return slip }
    if foundScalar == ";" { return .doubledSemicolon }
    if let scalar = foundScalar, scalar.properties.isAlphabetic {
      return .unquotedText(found: .character(scalar))
    }
    return .strayCharacter(found())
  }

  private func noValueKind() -> StringsFileError.Kind {
    if let slip = slip() { return slip }
    if let scalar = foundScalar, scalar.properties.isAlphabetic {
      return .unquotedText(found: .character(scalar))
    }
    return .missingValue(found: found())
  }

  /// The mark of a merge conflict at whose second character the reading of data ended.
  private func conflictInData() -> StringsFileError.Kind? {
    let start = fault.noticed - 1
    guard start >= 0 else { return nil }
    if let marker = conflictMarker(at: start) { return .conflictMarker(marker) }
    return begins(start, "<!--") ? .htmlComment : nil
  }
}

extension FaultExplainer {
  /// The mark of a merge conflict that begins a line at `start`.
  func conflictMarker(at start: Int) -> Unicode.Scalar? {
    guard start == 0 || ByteScanner.isLineEnd(scanner.byte(start - 1)) else { return nil }
    return scanner.conflictMarker(at: start)
  }

  /// Whether the text at `start` begins with `wanted`.
  func begins(_ start: Int, _ wanted: String) -> Bool {
    start + wanted.utf8.count <= scanner.count
      && scanner.slice(start..<start + wanted.utf8.count).elementsEqual(wanted.utf8)
  }

  /// The rest of the line from `start` on, as far as anybody would read it.
  func restOfLine(_ start: Int) -> UnsafeRawBufferPointer {
    let nearby = scanner.slice(start..<min(start + 4096, scanner.count))
    let end = nearby.firstIndex(where: ByteScanner.isLineEnd) ?? nearby.endIndex
    return UnsafeRawBufferPointer(rebasing: nearby[..<end])
  }
}
