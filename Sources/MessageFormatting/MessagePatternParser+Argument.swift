extension MessagePatternParser {
  /// Reads an argument from its opening brace to after its closing one.
  mutating func argument(level: Int) throws(MessagePatternError) -> MessagePattern.Argument {
    let start = index
    try countUse(at: start)
    index += 1
    skipWhiteSpace()
    let nameRange = try argumentName(openedAt: start)
    var argument = MessagePattern.Argument(
      name: string(nameRange),
      nameRange: nameRange,
      range: start..<start
    )
    skipWhiteSpace()
    switch current {
    case nil:
      throw error(.unclosedArgument(name: argument.name), at: start)
    case UInt8(ascii: "}"):
      break
    case UInt8(ascii: ","):
      index += 1
      try formatAndStyle(of: &argument, openedAt: start, level: level)
    default:
      throw error(.unexpectedAfterName(name: argument.name, found: scalar), at: index)
    }
    index += 1
    argument.range = start..<index
    return argument
  }

  /// Reads a name, or a number from 0 to 32767 without leading zeros.
  private mutating func argumentName(openedAt start: Int) throws(MessagePatternError) -> Range<Int>
  {
    let range = identifier()
    guard !range.isEmpty else {
      guard current != nil else { throw error(.unclosedArgument(name: ""), at: start) }
      throw error(.missingName(found: scalar), at: index)
    }
    guard bytes[range].allSatisfy(isDigit) else { return range }
    let isZero = range.count == 1 || bytes[range.lowerBound] != UInt8(ascii: "0")
    guard isZero, range.count <= 5, let number = Int(string(range)), number <= 32_767 else {
      throw error(.malformedNumber(name: string(range)), at: range.lowerBound)
    }
    return range
  }

  /// Reads what follows the comma after a name, up to the closing brace.
  private mutating func formatAndStyle(
    of argument: inout MessagePattern.Argument,
    openedAt start: Int,
    level: Int
  ) throws(MessagePatternError) {
    isPlain = false
    skipWhiteSpace()
    let wordStart = index
    while let byte = current, isLetter(byte) { index += 1 }
    let wordRange = wordStart..<index
    skipWhiteSpace()
    guard let byte = current else {
      throw error(.unclosedArgument(name: argument.name), at: start)
    }
    argument.format = try format(of: argument, wordRange)
    guard byte == UInt8(ascii: ",") else {
      guard !argument.format.hasVariants else {
        throw error(
          .missingVariants(argument: argument.name, format: argument.format),
          at: wordStart
        )
      }
      return
    }
    index += 1
    switch argument.format {
    case .choice: try choice(of: &argument, level: level)
    case .plural, .selectOrdinal, .select: try variants(of: &argument, level: level)
    default: try style(of: &argument, openedAt: start)
    }
  }

  /// Tells the format by its word, which is followed by a comma or a closing brace.
  private func format(
    of argument: MessagePattern.Argument,
    _ range: Range<Int>
  ) throws(MessagePatternError) -> ArgumentFormat {
    let name = argument.name
    guard !range.isEmpty else {
      throw error(.missingFormat(argument: name, found: scalar), at: index)
    }
    let word = string(range)
    guard current == UInt8(ascii: ",") || current == UInt8(ascii: "}") else {
      let kind = MessagePatternError.Kind.unexpectedAfterFormat(
        argument: name,
        format: word,
        found: scalar
      )
      throw error(kind, at: index)
    }
    guard let format = ArgumentFormat(rawValue: word.lowercased()), format != .plain else {
      throw error(.unknownFormat(argument: name, format: word), at: range.lowerBound)
    }
    return format
  }
}
