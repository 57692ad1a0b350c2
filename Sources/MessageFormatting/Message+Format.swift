extension Message {
  /// Formats the message. This never fails: what is wrong with an argument is reported, and its
  /// name stays in the text.
  ///
  /// Plain arguments take strings as they are, numbers in the language's digits and marks, and
  /// dates as short date and time. Built without ICU, the package prints numbers in plain ASCII
  /// digits, and reports dates.
  ///
  /// - Parameters:
  // /   - arguments: The values by the arguments' names. Values that the message does not want are
  // no problem.
  // /   - isolation: How string arguments of the other direction are kept from disturbing the words
  // around them.
  /// - Returns: The text, and the problems there were.
  public func format(
    _ arguments: [String: MessageArgument] = [:],
    isolation: BidiIsolation = .byLanguage
  ) -> FormattedMessage {
    let direction = isolation.direction(byLanguage: direction)
    if parsed.isPlain, let text = joined(arguments, isolatedFrom: direction) {
      return FormattedMessage(text: text, problems: [])
    }
    var preparation = ArgumentPreparation(arguments: arguments, direction: direction)
    #if ICU
      if let compiled {
        return compiled.format(&preparation, defaults: defaults)
      }
    #endif
    return joined(&preparation)
  }

  /// Joins text and string arguments; `nil` when an argument needs more thought.
  private func joined(
    _ arguments: [String: MessageArgument],
    isolatedFrom direction: TextDirection?
  ) -> String? {
    var text = ""
    var bytesLeft = MessageLimits.argumentBytes
    text.reserveCapacity(parsed.text.utf8.count + 32)
    for part in parsed.parts {
      switch part {
      case .literal(let range):
        text += parsed.substring(range)
      case .argument(let argument):
        guard case .string(let value)? = arguments[argument.name] else { return nil }
        bytesLeft -= value.utf8.count
        guard bytesLeft >= 0 else { return nil }
        text += direction.map { value.isolated(in: $0) } ?? value
      case .numberSign:
        return nil
      }
    }
    return text
  }

  /// Joins text and arguments of all types, and reports those that cannot be had.
  private func joined(_ preparation: inout ArgumentPreparation) -> FormattedMessage {
    var texts: [String: String] = [:]
    for parameter in parsed.parameters {
      guard let value = preparation.value(for: parameter) else { continue }
      texts[parameter.name] = displayed(value, for: parameter, &preparation)
    }
    var text = ""
    for part in parsed.parts {
      switch part {
      case .literal(let range): text += parsed.substring(range)
      case .argument(let argument): text += texts[argument.name] ?? "{\(argument.name)}"
      case .numberSign: break
      }
    }
    return FormattedMessage(text: text, problems: preparation.problems)
  }
}
