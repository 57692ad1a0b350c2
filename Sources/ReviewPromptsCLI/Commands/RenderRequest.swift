internal import LocaleMatching
internal import PromptContent

/// What one call of `render` asks for.
struct RenderRequest {
  let content: ContentRequest
  let preferences: [String]
  let message: PromptMessage
  let isJSON: Bool
  /// Whether to print every language instead of the best of the preferences.
  let rendersAll: Bool

  init(_ invocation: Invocation, _ session: Session) throws(CommandFailure) {
    rendersAll = invocation.has("--all")
    if rendersAll, invocation.has("--language") {
      throw CommandFailure("conflicting-flags", "'--all' and '--language' cannot be combined")
    }
    preferences = try Self.preferences(invocation, session)
    content = try ContentRequest(invocation, preferences: preferences)
    message = invocation.value("--message").flatMap(PromptMessage.init) ?? .app
    isJSON = invocation.value("--format") == "json"
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    let lists = rendersAll ? content.catalog.languages.map { [$0] } : [preferences]
    var status = ExitStatus.success
    var prompts: [ReviewPrompt] = []
    for list in lists {
      let prompt = content.catalog.prompt(
        for: list,
        message: message,
        appName: content.appName,
        arguments: content.arguments
      )
      let isGood = try content.report(prompt.problems, of: prompt.language, session)
      if !isGood { status = .findings }
      prompts.append(prompt)
    }
    if isJSON {
      try session.print(JSONWriter.string(.array(prompts.map(PromptReport.json))))
    } else {
      let texts = prompts.map { prompt in
        guard let columns = session.terminalColumns, columns >= PromptBox.narrowest else {
          return PromptReport.text(prompt)
        }
        return PromptReport.box(prompt, columns: columns)
      }
      try session.print(texts.joined(separator: "\n"), terminator: "")
    }
    return status
  }

  private static func preferences(
    _ invocation: Invocation,
    _ session: Session
  ) throws(CommandFailure) -> [String] {
    if let tags = try ContentRequest.languages(invocation) { return tags }
    return LanguageTag.preferences(
      all: session.environment[.allLocales],
      messages: session.environment[.messageLocale],
      lang: session.environment[.language]
    ).map(\.description)
  }
}
