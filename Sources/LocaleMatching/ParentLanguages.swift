/// CLDR's inheritance (UTS #35, "Parent Locales"): where a text is looked for when a language lacks
/// it.
enum ParentLanguages {
  /// The parent of a language, such as `es-419` for `es-MX`; `nil` when only the root is left.
  ///
  /// A language written in another script than its own inherits nothing from it: `zh-Hant` has no
  /// parent `zh`.
  static func parent(of given: LanguageScriptRegion) -> LanguageScriptRegion? {
    var tag = given
    let ownScript = LikelySubtags.script(of: tag.language)
    if tag.script.isEmpty, !ownScript.isEmpty { tag.script = LikelySubtags.maximize(tag).script }
    let saysOwnScript = !given.script.isEmpty && given.script == ownScript
    if tag.script == ownScript { tag.script = .none }
    if let row = LanguageTables.parents.row(key(tag)) { return row.languageScriptRegion(at: 10) }
    guard !tag.region.isEmpty else { return saysOwnScript ? tag : nil }
    tag.region = .none
    return tag
  }

  /// The parents of a language, the nearest first.
  static func parents(of tag: LanguageScriptRegion) -> some Sequence<LanguageScriptRegion> {
    sequence(state: tag) { tag in
      guard let parent = parent(of: tag) else { return nil }
      tag = parent
      return parent
    }
  }

  private static func key(_ tag: LanguageScriptRegion) -> UInt128 {
    tag.language.padded(to: 3).appending(tag.script, width: 4).appending(tag.region, width: 3)
  }
}
