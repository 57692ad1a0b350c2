internal import LocaleMatching
internal import MessageFormatting

extension PromptResolution {
  /// Formats the texts that were found into a prompt.
  mutating func prompt(
    in language: LanguageTag,
    requested: [String],
    arguments: [String: MessageArgument]
  ) -> ReviewPrompt {
    let direction = TextDirection(language: language.description)
    var texts: [PromptKey: String] = [:]
    for key in message.keys {
      texts[key] = format(key, direction, arguments)
    }
    let languages = Set(found.values.compactMap(\.language))
    return ReviewPrompt(
      language: language.description,
      requested: requested,
      direction: direction,
      message: message,
      title: texts[.title],
      body: texts[message.key],
      buttons: ReviewPrompt.Buttons(
        rate: texts[.rateButton],
        remind: texts[.remindButton],
        decline: texts[.declineButton]
      ),
      isMixed: languages.count > 1,
      sources: found.mapValues(\.source),
      problems: problems
    )
  }

  private mutating func format(
    _ key: PromptKey,
    _ direction: TextDirection,
    _ arguments: [String: MessageArgument]
  ) -> String? {
    guard let text = found[key], let message = text.message else { return nil }
    let formatted = message.format(
      Self.numbers(arguments, for: message),
      isolation: catalog.isolatesNames ? .within(direction) : .off
    )
    for problem in formatted.problems {
      report(.argument(reason: problem.description, key: key, source: text.source))
    }
    return formatted.text
  }

  /// Takes a string that is a number for one where the message asks for a number, as `3` in a plural.
  private static func numbers(
    _ arguments: [String: MessageArgument],
    for message: Message
  ) -> [String: MessageArgument] {
    guard !message.parsed.isPlain else { return arguments }
    var arguments = arguments
    for parameter in message.parameters where parameter.valueTypes == [.number] {
      guard case .string(let text)? = arguments[parameter.name], Double(text) != nil else {
        continue
      }
      arguments[parameter.name] = .decimal(text)
    }
    return arguments
  }
}
