extension MessagePatternParser {
  /// Reads the variants of a choice, such as `0#none|1#one|1<many`, up to the closing brace, which
  /// is not consumed.
  mutating func choice(
    of argument: inout MessagePattern.Argument,
    level: Int
  ) throws(MessagePatternError) {
    repeat {
      if !argument.variants.isEmpty { index += 1 }
      skipWhiteSpace()
      guard current != nil else {
        throw error(.unclosedArgument(name: argument.name), at: argument.range.lowerBound)
      }
      let limit = try number(of: argument, after: "", allowingInfinity: true)
      skipWhiteSpace()
      let sign = index
      guard hasPrefix("#") || hasPrefix("<") || hasPrefix("≤") else {
        throw error(
          .missingChoiceSign(
            argument: argument.name,
            limit: string(limit),
            found: current == nil ? nil : scalar
          ),
          at: sign
        )
      }
      index += scalarLength
      let start = index
      let parts = try message(level: level + 1, in: .choice)
      guard current != nil else {
        throw error(.unclosedArgument(name: argument.name), at: argument.range.lowerBound)
      }
      argument.variants.append(
        MessagePattern.Variant(
          selector: string(limit) + string(sign..<start),
          selectorRange: limit.lowerBound..<start,
          parts: parts,
          range: start..<index
        )
      )
    } while current == UInt8(ascii: "|")
  }
}
