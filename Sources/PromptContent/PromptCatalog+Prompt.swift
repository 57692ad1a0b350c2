internal import LocaleMatching
public import MessageFormatting

extension PromptCatalog {
  /// Makes the prompt for a list of preferences.
  ///
  /// - Parameters:
  ///   - preferences: the user's languages, best first, in any spelling, such as the system's own list.
  ///     What is no language tag at all is passed over.
  ///   - message: which message to show.
  ///   - appName: the app's name, put in for `{appName}`.
  ///   - arguments: values for other arguments that a host's texts use, such as `version`.
  /// - Returns: a prompt in one language; see ``ReviewPrompt/problems`` for what stood in the way.
  public func prompt(
    for preferences: [String],
    message: PromptMessage = .app,
    appName: String,
    arguments: [String: MessageArgument] = [:]
  ) -> ReviewPrompt {
    let tags = preferences.compactMap { LanguageTag($0) }
    var arguments = arguments
    arguments["appName"] = .string(appName)
    var resolution = PromptResolution(catalog: self, message: message)
    let language = resolution.resolve(along: languages(for: tags))
    return resolution.prompt(
      in: language,
      requested: preferences,
      arguments: arguments
    )
  }
}
