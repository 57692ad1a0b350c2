/// Percent-encoding as RFC 3986 defines it; only its unreserved characters (A-Z a-z 0-9 - . _ ~) stay as they are.
enum PercentEncoding {
  /// Encodes every byte of `text` in UTF-8 but the unreserved characters.
  static func encode(_ text: String) -> String {
    encode(text) { isUnreserved($0) }
  }

  /// Encodes what a URI may not hold at all, and keeps reserved characters and encoded ones (`{+x}` of RFC 6570).
  static func encodeKeepingReserved(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    for (index, byte) in bytes.enumerated() {
      let isEncoded = byte == UInt8(ascii: "%") && decodedByte(bytes[index...]) != nil
      append(byte, to: &result, bare: isUnreserved(byte) || isReserved(byte) || isEncoded)
    }
    return result
  }

  /// Decodes `text`; `nil` when a `%` is not followed by two hexadecimal digits or the result is no UTF-8.
  static func decode(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        rest = rest.dropFirst()
        continue
      }
      guard let decoded = decodedByte(rest) else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(3)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  static func isReserved(_ byte: UInt8) -> Bool { ":/?#[]@!$&'()*+,;=".utf8.contains(byte) }

  private static func encode(_ text: String, bare: (UInt8) -> Bool) -> String {
    var result = ""
    for byte in text.utf8 { append(byte, to: &result, bare: bare(byte)) }
    return result
  }

  private static func append(_ byte: UInt8, to result: inout String, bare: Bool) {
    if bare {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      result += digits.count == 1 ? "%0" + digits : "%" + digits
    }
  }

  private static func decodedByte(_ rest: ArraySlice<UInt8>) -> UInt8? {
    let digits = rest.dropFirst().prefix(2)
    guard digits.count == 2 else { return nil }
    var value: UInt8 = 0
    for digit in digits {
      guard let half = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt8(half)
    }
    return value
  }
}
