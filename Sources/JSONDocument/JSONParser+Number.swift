extension JSONParser {
  /// Reads a number, which is kept as it is written.
  mutating func parseNumber() throws(JSONFault) -> JSONNumber {
    let start = place
    while let byte = next, isPartOfNumber(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard isNumber(text.utf8) else { throw fault(.invalidNumber(text), at: start) }
    return JSONNumber(text: text)
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Holds a text against the grammar of RFC 8259, section 6.
  private func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let leadingZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits(&rest)
    guard whole > 0, whole == 1 || !leadingZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits(&rest) > 0 else { return false }
    }
    guard let exponent = rest.first else { return true }
    guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return takeDigits(&rest) > 0 && rest.isEmpty
  }

  private func takeDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest.removeFirst(digits)
    return digits
  }
}
