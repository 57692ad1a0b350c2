/// What CLDR puts in the place of outdated and overlong subtags (UTS #35, "Canonicalizing Syntax").
enum LanguageAliases {
  /// The tag that a grandfathered or historic one stands for as a whole; `text` is in lower case
  /// with hyphens.
  static func wholeTag(_ text: String) -> LanguageTag? {
    let value =
      rules(LanguageTables.aliasWholeTags)[text] ?? HistoricLanguageNames.historicTags[text]
    return value.flatMap { LanguageTag(wellFormed: $0[...]) }
  }

  /// The tag with every alias in it replaced.
  static func replaced(in tag: LanguageTag) -> LanguageTag {
    var tag = tag
    if !tag.variants.isEmpty || tag.subtags.language == "sgn" { replaceByPattern(in: &tag) }
    replaceLanguage(in: &tag.subtags)
    replaceScriptAndRegion(in: &tag.subtags)
    return tag
  }

  /// The rules of a text of lines `key=value`.
  private static func rules(_ text: StaticString) -> [String: String] {
    let pairs = text.description.split(separator: "\n").map { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), String(parts[parts.count - 1]))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func replaceLanguage(in subtags: inout LanguageScriptRegion) {
    let key = subtags.language.padded(to: 3)
    if let row = LanguageTables.languageAliases.row(key) {
      subtags.language = row.subtag(at: 3, width: 3)
    } else if let row = LanguageTables.languageExpansions.row(key) {
      let expanded = row.languageScriptRegion(at: 3)
      subtags.language = expanded.language
      if subtags.script.isEmpty { subtags.script = expanded.script }
      if subtags.region.isEmpty { subtags.region = expanded.region }
    }
  }

  private static func replaceScriptAndRegion(in subtags: inout LanguageScriptRegion) {
    if !subtags.script.isEmpty,
      let row = LanguageTables.scriptAliases.row(subtags.script.padded(to: 4))
    {
      subtags.script = row.subtag(at: 4, width: 4)
    }
    guard !subtags.region.isEmpty,
      let row = LanguageTables.regionAliases.row(subtags.region.padded(to: 3))
    else { return }
    let split = rules(LanguageTables.regionSplits)[subtags.region.description]
    subtags.region = row.subtag(at: 3, width: 3)
    guard let split else { return }
    // A region that fell apart is the part where the language is at home, or else the first one.
    var homeless = subtags
    homeless.region = .none
    let home = LikelySubtags.maximize(homeless).region
    if split.split(separator: "-").contains(home.description[...]) { subtags.region = home }
  }

  /// Applies the rules whose key has a variant, or a region after `sgn`; those with more subtags
  /// come first.
  private static func replaceByPattern(in tag: inout LanguageTag) {
    for line in LanguageTables.aliasPatterns.description.split(separator: "\n") {
      let sides = line.split(separator: "=").map { part -> LanguageTag? in
        var parser = LanguageTagParser(part)
        return parser?.parse()
      }
      guard let pattern = sides[0], let replacement = sides[1] else { continue }
      apply(pattern, replacement, to: &tag)
    }
  }

  private static func apply(
    _ pattern: LanguageTag,
    _ replacement: LanguageTag,
    to tag: inout LanguageTag
  ) {
    let (old, new) = (pattern.subtags, replacement.subtags)
    guard old.language.isEmpty || old.language == tag.subtags.language,
      old.region.isEmpty || old.region == tag.subtags.region,
      pattern.variants.allSatisfy(tag.variants.contains)
    else { return }
    if !new.language.isEmpty { tag.subtags.language = new.language }
    if !old.region.isEmpty { tag.subtags.region = new.region }
    if tag.subtags.region.isEmpty { tag.subtags.region = new.region }
    let variants = tag.variants.filter { !pattern.variants.contains($0) } + replacement.variants
    tag.variants = variants.sorted()
  }
}
