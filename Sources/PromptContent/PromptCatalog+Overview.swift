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
    let chain = chain(for: LanguageTag(language).map { [$0] } ?? [])
    var arguments = arguments
    arguments["appName"] = .string(appName)
    var prompts: [ReviewPrompt] = []
    var patterns: [[PromptKey: Message]] = []
    for message in PromptMessage.allCases {
      var resolution = PromptResolution(catalog: self, message: message)
      let best = resolution.resolve(along: chain)
      let prompt = resolution.prompt(in: best, requested: [language], arguments: arguments)
      prompts.append(prompt)
      patterns.append(resolution.found.compactMapValues(\.message))
    }
    return PromptOverview(language: language, prompts: prompts, patterns: patterns)
  }
}
