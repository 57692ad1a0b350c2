/// Reads a pattern from the start to the end and stops at the first fault.
///
/// It follows ICU's `MessagePattern` step by step; with ICU at hand, tests hold the two against
/// each other. It is a parser of its own because it must work without ICU, say more about a fault
/// than ICU does, and stop in time.
struct MessagePatternParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var uses = 0
  var isPlain = true
  var quotes: [MessagePattern.Quote] = []

  /// Takes a pattern apart.
  static func parse(_ text: String) throws(MessagePatternError) -> MessagePattern {
    var text = text
    let size = text.utf8.count
    guard size <= MessageLimits.patternBytes else {
      throw MessagePatternError(utf8Offset: 0, scalarOffset: 0, kind: .tooLong(bytes: size))
    }
    let result = text.withUTF8 { bytes in
      var parser = MessagePatternParser(bytes: bytes)
      return Result { () throws(MessagePatternError) in
        (try parser.message(level: 0, in: .plain), parser.quotes, parser.isPlain)
      }
    }
    let (parts, quotes, isPlain) = try result.get()
    return MessagePattern(text: text, parts: parts, quotes: quotes, isPlain: isPlain)
  }

  /// Reads text and arguments up to the end, or to the brace or bar that ends a variant, which is
  /// not consumed.
  mutating func message(
    level: Int,
    in format: ArgumentFormat
  ) throws(MessagePatternError) -> [MessagePattern.Part] {
    guard level <= MessageLimits.nesting else { throw error(.tooDeep, at: index) }
    var parts: [MessagePattern.Part] = []
    var literal = index
    while let byte = current {
      switch byte {
      case UInt8(ascii: "'"):
        apostrophe(in: format, literal: &literal, parts: &parts)
      case UInt8(ascii: "{"):
        append(literal..<index, to: &parts)
        parts.append(.argument(try argument(level: level)))
        literal = index
      case UInt8(ascii: "#") where format.replacesNumberSign:
        append(literal..<index, to: &parts)
        try countUse(at: index)
        parts.append(.numberSign(index..<index + 1))
        index += 1
        literal = index
      case UInt8(ascii: "}") where level > 0, UInt8(ascii: "|") where format == .choice:
        append(literal..<index, to: &parts)
        return parts
      default:
        skipText()
      }
    }
    append(literal..<index, to: &parts)
    return parts
  }

  /// Reads one character, whatever it is, and all behind it that mean nothing in any message.
  private mutating func skipText() {
    var next = index + 1
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"),
        UInt8(ascii: "|"):
        index = next
        return
      default: next += 1
      }
    }
    index = next
  }

  func append(_ range: Range<Int>, to parts: inout [MessagePattern.Part]) {
    if !range.isEmpty { parts.append(.literal(range)) }
  }
}
