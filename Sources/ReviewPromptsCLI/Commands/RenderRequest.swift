internal import BundleFolders
internal import LocaleMatching
internal import MessageFormatting
internal import PromptContent

/// What one call of `render` asks for.
struct RenderRequest {
  let catalog: PromptCatalog
  let preferences: [String]
  let message: PromptMessage
  let appName: String
  let arguments: [String: MessageArgument]
  let isJSON: Bool
  /// Whether to print every language instead of the best of the preferences.
  let rendersAll: Bool
  private let folders: ContentFolders

  init(_ invocation: Invocation, _ session: Session) throws(CommandFailure) {
    rendersAll = invocation.has("--all")
    if rendersAll, invocation.has("--language") {
      throw CommandFailure("conflicting-flags", "'--all' and '--language' cannot be combined")
    }
    preferences = try Self.preferences(invocation, session)
    folders = try ContentFolders(invocation)
    appName = try folders.appName(invocation, preferences)
    message = invocation.value("--message").flatMap(PromptMessage.init) ?? .app
    arguments = try Self.arguments(invocation)
    isJSON = invocation.value("--format") == "json"
    var forbidden: [ForbiddenFallback] = []
    for pair in invocation.values("--forbid") {
      forbidden.append(try LanguageArgument.forbidden(pair))
    }
    var catalog = folders.catalog(forbidding: forbidden)
    catalog.precedence =
      invocation.value("--precedence").flatMap(PromptPrecedence.init) ?? .language
    catalog.usesAllAvailableLanguages = !invocation.has("--own-languages")
    catalog.isolatesNames = !invocation.has("--no-isolates")
    self.catalog = catalog
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    let lists = rendersAll ? catalog.languages.map { [$0] } : [preferences]
    var status = ExitStatus.success
    var prompts: [ReviewPrompt] = []
    for list in lists {
      let prompt = catalog.prompt(
        for: list,
        message: message,
        appName: appName,
        arguments: arguments
      )
      for problem in prompt.problems {
        if let failure = folders.failure(for: problem) { throw failure }
        if case .passedOver = problem {
          session.remark("note: \(prompt.language): \(problem)")
        } else {
          session.remark("warning: \(prompt.language): \(problem)")
          status = .findings
        }
      }
      prompts.append(prompt)
    }
    if isJSON {
      try session.print(JSONWriter.string(.array(prompts.map(PromptReport.json))))
    } else {
      try session.print(prompts.map(PromptReport.text).joined(separator: "\n"), terminator: "")
    }
    return status
  }

  private static func preferences(
    _ invocation: Invocation,
    _ session: Session
  ) throws(CommandFailure) -> [String] {
    guard invocation.has("--language") else {
      return LanguageTag.preferences(
        all: session.environment[.allLocales],
        messages: session.environment[.messageLocale],
        lang: session.environment[.language]
      ).map(\.description)
    }
    let tags = invocation.listedValues("--language")
    guard !tags.isEmpty else {
      throw CommandFailure("bad-language-tag", "'--language' is given without a language")
    }
    for tag in tags { _ = try LanguageArgument.parse(tag) }
    return tags
  }

  private static func arguments(
    _ invocation: Invocation
  ) throws(CommandFailure) -> [String: MessageArgument] {
    var arguments: [String: MessageArgument] = [:]
    for text in invocation.values("--argument") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw CommandFailure("bad-argument", "'\(text)' is not of the form NAME=VALUE")
      }
      let name = String(parts[0])
      guard name != "appName" else {
        throw CommandFailure("bad-argument", "the app's name is given with '--app-name'")
      }
      guard arguments[name] == nil else {
        throw CommandFailure("repeated-argument", "the argument '\(name)' is given twice")
      }
      arguments[name] = .string(String(parts[1]))
    }
    return arguments
  }
}
