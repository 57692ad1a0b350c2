extension MessagePatternParser {
  /// The next byte, or `nil` at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next character. There must be one.
  var scalar: Unicode.Scalar {
    string(index..<index + scalarLength).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The length of the next character in bytes, 0 at the end.
  var scalarLength: Int {
    guard let byte = current else { return 0 }
    return switch byte {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Whether the rest of the pattern begins with a text.
  func hasPrefix(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  mutating func skipWhiteSpace() {
    while let byte = current {
      guard byte >= 0x80 || byte == 0x20 || byte &- 0x09 < 5 else { return }
      guard byte < 0x80 || PatternCharacters.isWhiteSpace(scalar) else { return }
      index += scalarLength
    }
  }

  /// Reads a name: everything up to white space or a character of syntax.
  mutating func identifier() -> Range<Int> {
    let start = index
    while let byte = current {
      if isLetter(byte) || isDigit(byte) {
        index += 1
        continue
      }
      let scalar = byte < 0x80 ? Unicode.Scalar(byte) : self.scalar
      if PatternCharacters.isSyntax(scalar) || PatternCharacters.isWhiteSpace(scalar) { break }
      index += scalarLength
    }
    return start..<index
  }

  mutating func countUse(at place: Int) throws(MessagePatternError) {
    uses += 1
    guard uses <= MessageLimits.uses else { throw error(.tooManyArguments, at: place) }
  }

  /// Makes the error for a fault at a place in bytes.
  func error(_ kind: MessagePatternError.Kind, at place: Int) -> MessagePatternError {
    MessagePatternError(
      utf8Offset: place,
      scalarOffset: bytes[..<place].count { $0 & 0xC0 != 0x80 },
      kind: kind
    )
  }
}
