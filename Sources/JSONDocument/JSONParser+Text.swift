extension JSONParser {
  /// Reads a string; the opening quote comes next.
  mutating func parseString() throws(JSONFault) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try parseEscape().utf8
      case 0..<0x20: throw fault(.unescapedControl(byte))
      case 0x20..<0x80:
        text.append(byte)
        place += 1
      default:
        let length = try scalarLength()
        text += bytes[place..<(place + length)]
        place += length
      }
    }
    throw fault(.unexpectedEnd(expected: "'\"' at the end of a string"))
  }

  private mutating func parseEscape() throws(JSONFault) -> String {
    let start = place
    place += 1
    guard let byte = next else { throw fault(.unexpectedEnd(expected: "an escape")) }
    guard byte != UInt8(ascii: "u") else { return try parseUnicodeEscape(from: start) }
    let letter = try scalarHere()
    let escapes: [String: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let character = escapes[letter] else {
      throw fault(.invalidEscape("\\" + letter), at: start)
    }
    place += 1
    return character
  }

  private mutating func parseUnicodeEscape(from start: Int) throws(JSONFault) -> String {
    place += 1
    let first = try parseFourDigits(from: start)
    guard (0xD800...0xDFFF).contains(first) else {
      return Unicode.Scalar(first).map { String(Character($0)) } ?? ""
    }
    let written = "\\u" + hex(first, digits: 4)
    guard first < 0xDC00, bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else {
      throw fault(.loneSurrogate(written), at: start)
    }
    let secondStart = place
    place += 2
    let second = try parseFourDigits(from: secondStart)
    guard (0xDC00...0xDFFF).contains(second) else {
      throw fault(.loneSurrogate(written), at: start)
    }
    let value = 0x10000 + (UInt32(first - 0xD800) << 10) + UInt32(second - 0xDC00)
    return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private mutating func parseFourDigits(from start: Int) throws(JSONFault) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(isHexDigit), let value = UInt16(text, radix: 16)
    else {
      throw fault(.invalidEscape("\\u" + text.prefix { $0.isHexDigit }), at: start)
    }
    place += 4
    return value
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit && byte < 0x80
  }

  /// The scalar that comes next, to be quoted.
  func scalarHere() throws(JSONFault) -> String {
    String(decoding: bytes[place..<(place + (try scalarLength()))], as: UTF8.self)
  }

  /// The number of bytes of the scalar that comes next; throws where they are no UTF-8.
  func scalarLength() throws(JSONFault) -> Int {
    var iterator = bytes[place...].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      throw fault(.invalidUTF8(byte: bytes[place]))
    }
    return UTF8.width(scalar)
  }
}
