extension MessagePatternParser {
  /// Reads the number of a selector, of an offset or of a choice, and checks it as ICU does.
  mutating func number(
    of argument: MessagePattern.Argument,
    after lead: String,
    allowingInfinity: Bool
  ) throws(MessagePatternError) -> Range<Int> {
    let start = index
    while isNumberCharacter { index += scalarLength }
    let range = start..<index
    guard isNumber(range) || (allowingInfinity && isInfinity(range)) else {
      let found = range.isEmpty && current != nil ? start..<start + scalarLength : range
      throw error(
        .malformedValue(argument: argument.name, after: lead, text: string(found)),
        at: start
      )
    }
    return range
  }

  /// Whether ICU takes the next character for a part of a number: digits, `+`, `-`, `.`, `e`, `E`
  /// and `∞`.
  private var isNumberCharacter: Bool {
    switch current {
    case nil: false
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    case let byte?: isDigit(byte) || hasPrefix("∞")
    }
  }

  private func isInfinity(_ range: Range<Int>) -> Bool {
    switch string(range) {
    case "∞", "+∞", "-∞": true
    default: false
    }
  }

  /// Whether a text is a number to C's `strtod`. ICU takes no more than 127 characters, but small
  /// integers at any length.
  private func isNumber(_ range: Range<Int>) -> Bool {
    var rest = bytes[range]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    if !rest.isEmpty, rest.allSatisfy(isDigit) {
      let digits = rest.drop { $0 == UInt8(ascii: "0") }
      let value = digits.prefix(6).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      if value <= (isNegative ? 32_768 : 32_767) { return true }
    }
    return range.count < 128 && isFloatingPoint(rest)
  }

  /// Whether a text without its sign is digits with at most one point among them, and maybe an
  /// exponent.
  private func isFloatingPoint(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let whole = text.prefix(while: isDigit)
    var rest = text[whole.endIndex...]
    var count = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      count += fraction.count
      rest = rest[fraction.endIndex...]
    }
    guard count > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}
