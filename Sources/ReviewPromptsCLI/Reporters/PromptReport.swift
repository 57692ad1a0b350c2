internal import MessageFormatting
internal import PromptContent

/// A finished prompt as text and as JSON.
enum PromptReport {
  static func json(_ prompt: ReviewPrompt) -> JSONValue {
    .sorted([
      "language": .string(prompt.language),
      "requested": .array(prompt.requested.map(JSONValue.string)),
      "direction": .string(prompt.direction == .rightToLeft ? "rtl" : "ltr"),
      "message": .string(prompt.message.rawValue),
      "title": .text(prompt.title),
      "body": .text(prompt.body),
      "buttons": .sorted([
        "rate": .text(prompt.buttons.rate),
        "remind": .text(prompt.buttons.remind),
        "decline": .text(prompt.buttons.decline),
      ]),
      "mixed": .bool(prompt.isMixed),
      "sources": sources(prompt),
      "problems": problems(prompt),
    ])
  }

  private static func sources(_ prompt: ReviewPrompt) -> JSONValue {
    let sources = prompt.sources.map { key, source in
      let value = JSONValue.sorted([
        "layer": .string(source.layer.rawValue),
        "language": .text(source.language),
        "table": .text(source.table),
        "key": source.key == key.rawValue ? nil : .string(source.key),
      ])
      return (key.rawValue, value)
    }
    return .sorted(Dictionary(uniqueKeysWithValues: sources))
  }

  /// Left out when there are none.
  private static func problems(_ prompt: ReviewPrompt) -> JSONValue? {
    guard !prompt.problems.isEmpty else { return nil }
    return .array(prompt.problems.map { .string($0.description) })
  }

  /// The heading and, below it, the prompt as a box of a terminal with so many columns.
  static func box(_ prompt: ReviewPrompt, columns: Int) -> String {
    heading(prompt) + "\n" + PromptBox(prompt: prompt, width: columns).text
  }

  static func text(_ prompt: ReviewPrompt) -> String {
    let buttons = [prompt.buttons.rate, prompt.buttons.remind, prompt.buttons.decline]
    var lines = [heading(prompt)]
    lines += [prompt.title, prompt.body].compactMap { $0.map { indented($0.printablePrompt) } }
    let labels = buttons.compactMap { $0.map { "[\($0.printablePrompt)]" } }
    if !labels.isEmpty { lines.append(indented(labels.joined(separator: "  "))) }
    if lines.count == 1 { lines.append(indented(nothingShown)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What stands in the place of a prompt without any element.
  static let nothingShown = "(every text is hidden)"

  /// A text whose line breaks stay, each line of it indented alike.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }

  /// The language, and what is not as usual: several languages, or texts that are not the shipped ones.
  private static func heading(_ prompt: ReviewPrompt) -> String {
    let layers = Set(prompt.sources.values.map(\.layer)).sorted()
    let notes = [
      prompt.isMixed ? "in several languages" : nil,
      layers == [.package] ? nil : "from " + layers.map(\.rawValue).joined(separator: ", "),
    ]
    let text = notes.compactMap(\.self).joined(separator: "; ")
    return prompt.language + (text.isEmpty ? "" : "  (\(text))")
  }
}
