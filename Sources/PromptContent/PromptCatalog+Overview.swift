internal import LocaleMatching
package import MessageFormatting

extension PromptCatalog {
  /// Makes the prompts of one language, for all messages.
  ///
  /// - Parameters:
  ///   - language: the language, in any spelling.
  ///   - appName: the app's name, put in for `{appName}`.
  ///   - arguments: values for other arguments that a host's texts use.
  /// - Returns: the prompts; what stood in the way is in their problems.
  package func overview(
    of language: String,
    appName: String,
    arguments: [String: MessageArgument] = [:]
  ) -> PromptOverview {
    let languages = languages(for: LanguageTag(language).map { [$0] } ?? [])
    var arguments = arguments
    arguments["appName"] = .string(appName)
    var prompts: [ReviewPrompt] = []
    var patterns: [[PromptKey: Message]] = []
    var memo = LookupMemo()
    for message in PromptMessage.allCases {
      var resolution = PromptResolution(catalog: self, message: message)
      resolution.memo = memo
      let best = resolution.resolve(along: languages)
      let prompt = resolution.prompt(in: best, requested: [language], arguments: arguments)
      prompts.append(prompt)
      memo = resolution.memo
      patterns.append(resolution.found.compactMapValues(\.message))
    }
    return PromptOverview(language: language, prompts: prompts, patterns: patterns)
  }
}
