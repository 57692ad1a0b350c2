extension LanguageTag {
  /// Reads a tag in any spelling; `nil` when `text` is no language tag.
  ///
  /// Understood are BCP 47 tags in any case, with hyphens or underscores, also grandfathered ones
  /// (`i-klingon`) and those with an extended language (`zh-yue`); POSIX locales
  /// (`de_AT.UTF-8@euro`; `C` and `POSIX` are `en-US-u-va-posix`); the English names that Apple's
  /// folders once had (`Traditional Chinese`); and all of them with `.lproj` at the end. Aliases
  /// give way to what CLDR puts in their place: `iw` is `he`, `sh` is `sr-Latn`, `BU` is `MM`.
  ///
  /// `Base` is no language tag: it stands for the source language, which only the caller knows.
  public init?(_ text: String) {
    if let tag = LanguageTag(wellFormed: text[...]) {
      self = tag
      return
    }
    let name = LanguageName.withoutFolderExtension(text)
    if let tag = HistoricLanguageNames.tag(for: name) {
      self = tag
      return
    }
    guard let locale = POSIXLocaleName(name), let tag = LanguageTag(wellFormed: locale.tag) else {
      return nil
    }
    self = locale.modifier?.applied(to: tag) ?? tag
  }

  /// Reads a tag of subtags between hyphens or underscores, and nothing around it.
  init?(wellFormed text: Substring) {
    guard var parser = LanguageTagParser(text) else { return nil }
    let parsed = parser.parse()
    if parsed == nil || parser.foundExtendedLanguage,
      let tag = LanguageAliases.wholeTag(parser.normalizedText)
    {
      self = tag
      return
    }
    guard let parsed else { return nil }
    self = LanguageAliases.replaced(in: parsed)
  }
}
