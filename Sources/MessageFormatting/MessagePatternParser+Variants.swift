extension MessagePatternParser {
  /// Reads the variants of a plural or select up to the closing brace of the argument, which is not
  /// consumed.
  mutating func variants(
    of argument: inout MessagePattern.Argument,
    level: Int
  ) throws(MessagePatternError) {
    let start = argument.range.lowerBound
    while true {
      skipWhiteSpace()
      guard let byte = current else {
        throw error(.unclosedArgument(name: argument.name), at: start)
      }
      if byte == UInt8(ascii: "}") { break }
      if try pluralOffset(of: &argument) { continue }
      let selector = try selector(of: argument)
      argument.variants.append(try variant(of: argument, selector: selector, level: level))
    }
    guard argument.variants.contains(where: { $0.selector == "other" }) else {
      let kind = MessagePatternError.Kind.missingOther(
        argument: argument.name,
        format: argument.format,
        selectors: argument.variants.map(\.selector)
      )
      throw error(kind, at: start)
    }
  }

  /// Reads `offset:` and its number, which stand before the first variant of a plural. `false` when
  /// there is none.
  private mutating func pluralOffset(
    of argument: inout MessagePattern.Argument
  ) throws(MessagePatternError) -> Bool {
    guard argument.format.replacesNumberSign, hasPrefix("offset:") else { return false }
    guard argument.variants.isEmpty, argument.pluralOffset == nil else {
      throw error(.misplacedOffset(argument: argument.name), at: index)
    }
    index += "offset:".utf8.count
    skipWhiteSpace()
    argument.pluralOffset = try number(of: argument, after: "offset:", allowingInfinity: false)
    return true
  }

  /// Reads a keyword, or in a plural `=` and a number.
  private mutating func selector(
    of argument: MessagePattern.Argument
  ) throws(MessagePatternError) -> Range<Int> {
    let start = index
    if argument.format.replacesNumberSign, current == UInt8(ascii: "=") {
      index += 1
      _ = try number(of: argument, after: "=", allowingInfinity: false)
      return start..<index
    }
    let range = identifier()
    guard !range.isEmpty else {
      let kind = MessagePatternError.Kind.malformedSelector(
        argument: argument.name,
        format: argument.format,
        found: scalar
      )
      throw error(kind, at: start)
    }
    return range
  }

  /// Reads the text that belongs to a selector, from its opening brace to after its closing one.
  private mutating func variant(
    of argument: MessagePattern.Argument,
    selector: Range<Int>,
    level: Int
  ) throws(MessagePatternError) -> MessagePattern.Variant {
    let word = string(selector)
    skipWhiteSpace()
    guard current == UInt8(ascii: "{") else {
      let found = current == nil ? nil : scalar
      throw error(
        .missingText(argument: argument.name, selector: word, found: found),
        at: current == nil ? selector.lowerBound : index
      )
    }
    let brace = index
    index += 1
    let start = index
    let parts = try message(level: level + 1, in: argument.format)
    guard current != nil else {
      throw error(.unclosedText(argument: argument.name, selector: word), at: brace)
    }
    let range = start..<index
    index += 1
    return MessagePattern.Variant(
      selector: word,
      selectorRange: selector,
      parts: parts,
      range: range
    )
  }
}
