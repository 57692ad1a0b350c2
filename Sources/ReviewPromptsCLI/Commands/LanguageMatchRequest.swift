internal import LocaleMatching
internal import PromptContent

/// What one call of `languages match` asks for.
struct LanguageMatchRequest {
  private let chain: LanguageChain
  private let isJSON: Bool
  private let isExplained: Bool

  init(_ invocation: Invocation) throws(CommandFailure) {
    guard invocation.has("--prefer") else {
      throw CommandFailure("missing-flag", "the flag '--prefer TAG,TAG...' is needed; see --help")
    }
    let source = try LanguageArgument.parse(invocation.value("--source") ?? "en")
    let names =
      invocation.has("--among")
      ? invocation.listedValues("--among")
      : ShippedLanguages.tags + PseudoLanguage.allCases.map(\.tag)
    for name in names { try LanguageArgument.check(folder: name) }
    var preferences: [LanguageTag] = []
    for name in invocation.listedValues("--prefer") {
      preferences.append(try LanguageArgument.parse(name))
    }
    var forbidden: [ForbiddenFallback] = []
    for pair in invocation.values("--forbid") {
      forbidden.append(try LanguageArgument.forbidden(pair))
    }
    let matcher = LanguageMatcher(
      available: names,
      source: source,
      options: LanguageMatcher.Options(forbidden: forbidden)
    )
    chain = matcher.chain(for: preferences)
    isJSON = invocation.value("--format") == "json"
    isExplained = invocation.has("--explain")
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    if isJSON {
      try session.print(JSONWriter.string(.array(chain.links.map(json))))
    } else {
      for link in chain.links { try session.print(text(link)) }
    }
    return .success
  }

  private func spelling(_ link: LanguageChain.Link) -> String {
    link.names.first ?? link.tag.description
  }

  private func text(_ link: LanguageChain.Link) -> String {
    guard isExplained else { return spelling(link) }
    let preference = link.preference?.description ?? "-"
    return "\(spelling(link))\t\(preference)\t\(link.kind)"
  }

  private func json(_ link: LanguageChain.Link) -> JSONValue {
    .sorted([
      "language": .string(spelling(link)),
      "preference": .text(link.preference?.description),
      "kind": .string("\(link.kind)"),
    ])
  }
}
