internal import LocaleMatching
internal import PromptContent

/// A language tag as typed on a command line.
enum LanguageArgument {
  /// The flag that rules an answer out.
  static let forbidFlag = Flag(
    name: "--forbid",
    value: "TAG=TAG",
    summary: "Never answer the first with the second, as in zh-TW=zh-Hans.",
    isRepeatable: true
  )

  static func parse(_ text: String) throws(CommandFailure) -> LanguageTag {
    if let tag = LanguageTag(text) { return tag }
    throw bad(text)
  }

  /// Checks a language as a folder is called, such as `zh_TW`, `English` or `Base`.
  static func check(folder: String) throws(CommandFailure) {
    if LanguageName(folder).verdict == .noTag { throw bad(folder) }
  }

  /// An answer that is ruled out, as in `zh-TW=zh-Hans`.
  static func forbidden(_ pair: String) throws(CommandFailure) -> ForbiddenFallback {
    let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw CommandFailure("bad-value", "'\(pair)' is not of the form TAG=TAG")
    }
    return ForbiddenFallback(
      preference: try parse(parts[0]),
      answer: try parse(parts[1])
    )
  }

  /// Gives languages as a catalog that offers them spells them, each once; `nil` where none are given.
  static func offered(
    _ texts: [String]?,
    by catalog: PromptCatalog
  ) throws(CommandFailure) -> [String]? {
    guard let texts else { return nil }
    var languages: [String] = []
    for text in texts {
      let language = try offered(text, by: catalog)
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  private static func offered(_ text: String, by catalog: PromptCatalog) throws(CommandFailure)
    -> String
  {
    let tag = try parse(text)
    if let best = catalog.chain(for: [tag]).best {
      // 'no' is the language that 'nb' is written in, and a folder of that name holds 'nb'.
      let isNorwegian = tag.language == "no" && best.tag.language == "nb"
      if best.kind == .exact || isNorwegian { return best.tag.description }
    }
    throw .unknown("language", text, among: catalog.languages)
  }

  private static func bad(_ text: String) -> CommandFailure {
    CommandFailure(
      "bad-language-tag",
      "'\(text)' is no language tag; write it as in 'fr', 'pt-BR' or 'zh-Hant-TW'"
    )
  }
}
