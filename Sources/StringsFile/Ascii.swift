/// The ASCII characters that mean something in a strings file.
enum Ascii {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let doubleQuote: UInt8 = 0x22
  static let singleQuote: UInt8 = 0x27
  static let openParenthesis: UInt8 = 0x28
  static let closeParenthesis: UInt8 = 0x29
  static let asterisk: UInt8 = 0x2A
  static let comma: UInt8 = 0x2C
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let lessThan: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greaterThan: UInt8 = 0x3E
  static let atSign: UInt8 = 0x40
  static let backslash: UInt8 = 0x5C
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Whether a byte is a blank between tokens: tab, the line ends, vertical tab, form feed, space.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte &- tab < 5
  }

  /// Whether a byte is a double or a single quotation mark.
  @inline(__always)
  static func isQuote(_ byte: UInt8) -> Bool {
    byte == doubleQuote || byte == singleQuote
  }

  /// Whether a byte may stand in a word without quotation marks: letters, digits, `_ $ / : . -`.
  @inline(__always)
  static func isBare(_ byte: UInt8) -> Bool {
    // One bit a character, U+0000 to U+003F and U+0040 to U+007F.
    let low: UInt64 = 0x07FF_E010_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    if byte >= 0x80 { return false }
    return (byte < 0x40 ? low >> UInt64(byte) : high >> UInt64(byte & 0x3F)) & 1 == 1
  }

  /// The value of a hexadecimal digit, or `nil` for any other byte.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The value of an octal digit, or `nil` for any other byte.
  static func octalValue(_ byte: UInt8) -> UInt8? {
    (0x30...0x37).contains(byte) ? byte - 0x30 : nil
  }
}
