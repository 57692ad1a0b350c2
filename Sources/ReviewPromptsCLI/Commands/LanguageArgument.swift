internal import LocaleMatching

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

  private static func bad(_ text: String) -> CommandFailure {
    CommandFailure(
      "bad-language-tag",
      "'\(text)' is no language tag; write it as in 'fr', 'pt-BR' or 'zh-Hant-TW'"
    )
  }
}
