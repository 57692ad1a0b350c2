extension JSONReader {
  /// Steps over a number in the form RFC 8259 asks for.
  mutating func skipNumber() throws(StoreFileFault) {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let leadsWithZero = current == UInt8(ascii: "0")
    let whole = digits()
    guard whole == 1 || (whole > 1 && !leadsWithZero) else {
      index = start
      throw fault("a value")
    }
    if current == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw fault("a digit") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      guard digits() > 0 else { throw fault("a digit") }
    }
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    return index - start
  }

  /// Steps over a string without a look at what it says; most of a file is strings, so this is what counts.
  mutating func skipString() throws(StoreFileFault) {
    guard current == UInt8(ascii: "\"") else { throw fault("'\"'") }
    let start = index + 1
    let end = bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count, bytes[place] >= 0x20 {
        if bytes[place] == UInt8(ascii: "\"") { return place }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return bytes.count
    }
    index = end
    guard end < bytes.count else { throw fault("'\"'") }
    index += 1
  }

  /// Reads a string; a string without escapes, the usual one, is taken in one piece.
  mutating func string() throws(StoreFileFault) -> String {
    guard current == UInt8(ascii: "\"") else { throw fault("'\"'") }
    index += 1
    var text = ""
    var start = index
    while let byte = current, byte >= 0x20 {
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let piece = String(validating: bytes[start..<index], as: UTF8.self) else {
        throw fault("UTF-8")
      }
      text += piece
      index += 1
      if byte == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escape())
      start = index
    }
    throw fault("'\"'")
  }

  private mutating func escape() throws(StoreFileFault) -> Unicode.Scalar {
    guard let byte = current else { throw fault("an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw fault("an escape")
    }
  }

  private mutating func unicodeEscape() throws(StoreFileFault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), bytes[index...].starts(with: #"\u"#.utf8) else {
      throw fault("the second half of a surrogate pair")
    }
    index += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault("the second half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(StoreFileFault) -> UInt32 {
    guard index + 4 <= bytes.count else { throw fault("four hexadecimal digits") }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { throw fault("four hexadecimal digits") }
    index += 4
    return value
  }
}
