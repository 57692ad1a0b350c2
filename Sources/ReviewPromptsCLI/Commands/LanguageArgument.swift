internal import LocaleMatching

/// A language tag as typed on a command line.
enum LanguageArgument {
  static func parse(_ text: String) throws(CommandFailure) -> LanguageTag {
    if let tag = LanguageTag(text) { return tag }
    throw bad(text)
  }

  /// Checks a language as a folder is called, such as `zh_TW`, `English` or `Base`.
  static func check(folder: String) throws(CommandFailure) {
    if LanguageName(folder).verdict == .noTag { throw bad(folder) }
  }

  private static func bad(_ text: String) -> CommandFailure {
    CommandFailure(
      "bad-language-tag",
      "'\(text)' is no language tag; write it as in 'fr', 'pt-BR' or 'zh-Hant-TW'"
    )
  }
}
