internal import LocaleMatching
internal import MessageFormatting
internal import PromptContent

/// Where texts come from and what is put into them, as a command line says.
struct ContentRequest {
  let folders: ContentFolders
  let catalog: PromptCatalog
  let appName: String
  let arguments: [String: MessageArgument]

  /// Reads the flags. A main bundle is asked for the app's name in the languages of `preferences`; where no name is
  /// given, `sampleName` is used, and without one a name is needed.
  init(
    _ invocation: Invocation,
    preferences: [String] = [],
    sampleName: String? = nil
  ) throws(CommandFailure) {
    folders = try ContentFolders(invocation)
    appName = try folders.appName(invocation, preferences, sampleName: sampleName)
    arguments = try Self.arguments(invocation)
    var forbidden: [ForbiddenFallback] = []
    for pair in invocation.values("--forbid") {
      forbidden.append(try LanguageArgument.forbidden(pair))
    }
    var catalog = folders.catalog(forbidding: forbidden)
    let precedence = invocation.value("--precedence").flatMap(PromptPrecedence.init)
    catalog.precedence = precedence ?? .language
    catalog.usesAllAvailableLanguages = !invocation.has("--own-languages")
    catalog.isolatesNames = !invocation.has("--no-isolates")
    self.catalog = catalog
  }

  /// The languages behind `--language`, each checked; `nil` when the flag is not given.
  static func languages(_ invocation: Invocation) throws(CommandFailure) -> [String]? {
    guard invocation.has("--language") else { return nil }
    let tags = invocation.listedValues("--language")
    guard !tags.isEmpty else {
      throw CommandFailure("bad-language-tag", "'--language' is given without a language")
    }
    for tag in tags { _ = try LanguageArgument.parse(tag) }
    return tags
  }

  /// Writes what stood in the way of a prompt to standard error, and tells whether it still is as it should be.
  ///
  /// - Throws: what no prompt should be made with.
  func report(
    _ problems: [PromptProblem],
    of language: String,
    _ session: Session
  ) throws(CommandFailure) -> Bool {
    var isGood = true
    for problem in problems {
      if let failure = folders.failure(for: problem) { throw failure }
      if case .passedOver = problem {
        session.remark("note: \(language): \(problem)")
      } else {
        session.remark("warning: \(language): \(problem)")
        isGood = false
      }
    }
    return isGood
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
