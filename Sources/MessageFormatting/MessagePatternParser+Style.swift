extension MessagePatternParser {
  /// Reads the style of a number or date up to the closing brace, which is not consumed.
  /// Apostrophes quote.
  mutating func style(
    of argument: inout MessagePattern.Argument,
    openedAt start: Int
  ) throws(MessagePatternError) {
    let styleStart = index
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "'"):
        let quote = index
        repeat { index += 1 } while current != nil && current != UInt8(ascii: "'")
        guard current != nil else {
          throw error(.unclosedStyleQuote(argument: argument.name), at: quote)
        }
      case UInt8(ascii: "{"):
        depth += 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
      case UInt8(ascii: "}"):
        argument.style = styleStart..<index
        return try checkExponents(of: argument, in: styleStart..<index)
      default:
        break
      }
      index += 1
    }
    throw error(.unclosedArgument(name: argument.name), at: start)
  }

  /// Refuses a number skeleton in which an exponent has more digits than a text could be printed
  /// with.
  private func checkExponents(
    of argument: MessagePattern.Argument,
    in range: Range<Int>
  ) throws(MessagePatternError) {
    guard argument.format == .number else { return }
    var place = range.lowerBound
    while place < range.upperBound {
      defer { place += 1 }
      guard bytes[place] | 0x20 == UInt8(ascii: "e"), place > range.lowerBound,
        isDigit(bytes[place - 1]) || bytes[place - 1] == UInt8(ascii: ".")
      else { continue }
      let rest = bytes[place + 1..<range.upperBound]
      let digits = rest.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }.prefix(
        while: isDigit
      )
      guard digits.count > MessageLimits.exponentDigits else { continue }
      throw error(
        .exponentTooLarge(argument: argument.name, style: string(range)),
        at: range.lowerBound
      )
    }
  }
}
