/// CLDR's likely subtags (UTS #35, "Likely Subtags"): what a tag means where it leaves something
/// out.
enum LikelySubtags {
  /// Fills in the script and region that a language most likely has, and the language of `und`.
  ///
  /// What CLDR knows nothing about stays out; `und` alone stays as it is. The script `Zzzz` and the
  /// region `ZZ` say no more than a missing one.
  static func maximize(_ given: LanguageScriptRegion) -> LanguageScriptRegion {
    let tag = given.withoutUnknownSubtags
    guard !tag.language.isEmpty else { return maximizeUndetermined(tag) }
    guard tag.script.isEmpty || tag.region.isEmpty else { return tag }
    guard let likely = scriptAndRegion(of: tag) else { return tag }
    return LanguageScriptRegion(
      language: tag.language,
      script: tag.script.isEmpty ? likely.script : tag.script,
      region: tag.region.isEmpty ? likely.region : tag.region
    )
  }

  /// What a tag means when languages are matched: as ICU does there, a language that CLDR knows
  /// nothing about is taken for one of its region, or else of the United States, so that its
  /// regions can be compared. `und` means nothing.
  static func meaning(of given: LanguageScriptRegion) -> LanguageScriptRegion {
    let tag = given.withoutUnknownSubtags
    guard !tag.language.isEmpty, !isKnown(language: tag.language) else { return maximize(tag) }
    let nameless = LanguageScriptRegion(language: .none, script: tag.script, region: tag.region)
    let likely =
      undetermined(nameless) ?? LanguageScriptRegion(language: "en", script: "Latn", region: "US")
    return LanguageScriptRegion(
      language: tag.language,
      script: tag.script.isEmpty ? likely.script : tag.script,
      region: tag.region.isEmpty ? likely.region : tag.region
    )
  }

  /// The shortest form that means the same; the region goes rather than the script.
  static func minimize(_ tag: LanguageScriptRegion) -> LanguageScriptRegion {
    let full = maximize(tag)
    let language = LanguageScriptRegion(language: full.language)
    var withRegion = language
    withRegion.region = full.region
    var withScript = language
    withScript.script = full.script
    return [language, withRegion, withScript].first { maximize($0) == full } ?? full
  }

  /// The script a language is written in when nothing else is said; none if CLDR does not know it.
  static func script(of language: Subtag) -> Subtag {
    LanguageTables.likelyLanguage.row(language.padded(to: 3))?.subtag(at: 3, width: 4) ?? .none
  }

  /// Whether CLDR knows which script the language is written in; it does for every language it has
  /// data on.
  static func isKnown(language: Subtag) -> Bool {
    LanguageTables.likelyLanguage.row(language.padded(to: 3)) != nil
  }

  private static func scriptAndRegion(
    of tag: LanguageScriptRegion
  ) -> (script: Subtag, region: Subtag)? {
    let language = tag.language.padded(to: 3)
    if !tag.region.isEmpty,
      let row = LanguageTables.likelyLanguageRegion.row(language.appending(tag.region, width: 3))
    {
      return (row.subtag(at: 6, width: 4), tag.region)
    }
    if !tag.script.isEmpty,
      let row = LanguageTables.likelyLanguageScript.row(language.appending(tag.script, width: 4))
    {
      return (tag.script, row.subtag(at: 11, width: 3))
    }
    guard let row = LanguageTables.likelyLanguage.row(language) else { return nil }
    return (row.subtag(at: 3, width: 4), row.subtag(at: 7, width: 3))
  }

  private static func maximizeUndetermined(_ tag: LanguageScriptRegion) -> LanguageScriptRegion {
    guard !tag.script.isEmpty || !tag.region.isEmpty else { return tag }
    let likely =
      undetermined(tag) ?? LanguageScriptRegion(language: "en", script: "Latn", region: "US")
    return LanguageScriptRegion(
      language: likely.language,
      script: tag.script.isEmpty ? likely.script : tag.script,
      region: tag.region.isEmpty ? likely.region : tag.region
    )
  }

  private static func undetermined(_ tag: LanguageScriptRegion) -> LanguageScriptRegion? {
    if tag.script.isEmpty {
      return LanguageTables.likelyRegion.row(tag.region.padded(to: 3))?.languageScriptRegion(at: 3)
    }
    let script = tag.script.padded(to: 4)
    let both =
      tag.region.isEmpty
      ? nil : LanguageTables.likelyScriptRegion.row(script.appending(tag.region, width: 3))
    return both?.languageScriptRegion(at: 7)
      ?? LanguageTables.likelyScript.row(script)?.languageScriptRegion(at: 4)
  }
}
