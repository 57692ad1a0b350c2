/// Reads the inside of `<0fbd 77>`.
///
/// CoreFoundation cuts each UTF-16 unit to eight bits before it asks whether that is a digit, so
/// U+0130 counts as `0`. This agrees with it.
struct HexDigits {
  private let scanner: ByteScanner
  /// The offset reached: of the closing bracket, or of what is wrong.
  private(set) var offset: Int
  /// The bytes read.
  private(set) var bytes: [UInt8] = []
  private var high: UInt8?

  /// Starts behind the opening bracket.
  init(_ scanner: ByteScanner, from offset: Int) {
    self.scanner = scanner
    self.offset = offset
  }

  /// Reads up to the closing bracket; gives what is wrong, or `nil`.
  mutating func readToEnd() -> StringsFault.Reason? {
    while offset < scanner.count {
      let scalar = scanner.scalar(at: offset)
      if high == nil {
        if scalar.value == ">" { return nil }
        if Self.isBlank(scalar.value) {
          offset += scalar.length
          continue
        }
      }
      guard take(scalar) else { return high == nil ? .noDigit : .halfByte }
      offset += scalar.length
    }
    return high == nil ? .openData : .halfByte
  }

  private mutating func take(_ scalar: ScannedScalar) -> Bool {
    if let value = scalar.value, value.isASCII { return take(UInt8(value.value)) }
    return scalar.units.allSatisfy { take(UInt8(truncatingIfNeeded: $0)) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard let digit = Ascii.hexValue(byte) else { return false }
    if let first = high {
      bytes.append(first << 4 | digit)
      high = nil
    } else {
      high = digit
    }
    return true
  }

  /// Blanks inside data; vertical tab and form feed are none.
  private static func isBlank(_ value: Unicode.Scalar?) -> Bool {
    switch value {
    case " ", "\t", "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

extension ScannedScalar {
  /// The UTF-16 units of this character.
  var units: [UInt16] {
    if let surrogate { return [surrogate] }
    return Array(String(repaired).utf16)
  }
}
