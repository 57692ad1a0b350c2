package import MessageFormatting

/// All prompts of one language together: a text that several messages share stands in it once.
package struct PromptOverview: Sendable {
  /// A text, and the messages that show it.
  package struct Entry: Sendable {
    package let key: PromptKey
    package fileprivate(set) var messages: [PromptMessage]
    /// The finished text; `nil` where the element is hidden or no layer has it.
    package let text: String?
    /// The text before its arguments were put in; `nil` where there is no text.
    package let pattern: Message?
    /// Where the text came from; `nil` where no layer has it.
    package let source: StringSource?

    /// Texts of one source differ, if at all, by more than the spelling of an accent, so `==` may compare them.
    fileprivate func isSame(as other: Self) -> Bool {
      key == other.key && source == other.source && text == other.text
    }
  }

  /// The language, as it was asked for.
  package let language: String
  /// A prompt for each message, in the order of ``PromptMessage``.
  package let prompts: [ReviewPrompt]
  /// Every text, in the order of ``PromptKey``.
  package let entries: [Entry]

  /// The direction in which the prompts are laid out.
  package var direction: TextDirection { prompts.first?.direction ?? .leftToRight }

  /// What stood in the way of any of the prompts, each once.
  package var problems: [PromptProblem] {
    var all: [PromptProblem] = []
    for problem in prompts.flatMap(\.problems) where !all.contains(problem) { all.append(problem) }
    return all
  }

  init(language: String, prompts: [ReviewPrompt], patterns: [[PromptKey: Message]]) {
    self.language = language
    self.prompts = prompts
    var entries: [Entry] = []
    for key in PromptKey.allCases {
      for (prompt, patterns) in zip(prompts, patterns) where prompt.message.shows(key) {
        let entry = Entry(
          key: key,
          messages: [prompt.message],
          text: prompt[key],
          pattern: patterns[key],
          source: prompt.sources[key]
        )
        if let place = entries.firstIndex(where: entry.isSame) {
          entries[place].messages.append(prompt.message)
        } else {
          entries.append(entry)
        }
      }
    }
    self.entries = entries
  }
}
