/// A language that is offered, with all the names it is offered under.
struct OfferedLanguage: Sendable {
  var tag: LanguageTag
  var names: [String]

  /// The tag's subtags with the likely ones filled in: languages with the same ones mean the same.
  var meaning: LanguageScriptRegion

  init(tag: LanguageTag, name: String) {
    self.tag = tag
    names = [name]
    meaning = LikelySubtags.meaning(of: tag.subtags)
  }

  /// Adds a name; `Base` comes after those that say their language.
  private mutating func add(_ name: String, isBase: Bool) {
    let base = names.firstIndex { LanguageName.withoutFolderExtension($0) == "Base" }
    names.insert(name, at: isBase ? names.count : base ?? names.count)
  }

  /// How far the spelling is from one that means the same: first by variants, then by what is said
  /// expressly.
  func spellingDistance(to other: LanguageTag) -> Int {
    if tag == other { return 0 }
    let (mine, others) = (tag.subtags, other.subtags)
    let differing = [
      (mine.language.isEmpty != others.language.isEmpty, 4),
      (mine.script.isEmpty != others.script.isEmpty, 2),
      (mine.region.isEmpty != others.region.isEmpty, 1),
    ]
    let subtags = differing.reduce(1) { $1.0 ? $0 + $1.1 : $0 }
    return tag.variants == other.variants ? subtags : subtags + 8
  }

  /// Whether the region says that the texts are made up to test with; such a language answers only
  /// itself.
  var isPseudolocale: Bool { Self.isPseudoregion(meaning.region) }

  static func isPseudoregion(_ region: Subtag) -> Bool {
    region == "XA" || region == "XB" || region == "XC"
  }

  /// The languages that `names` mean, each once, in the order of their first name.
  static func list(of names: some Sequence<String>, source: LanguageTag) -> (
    languages: [Self], others: [String]
  ) {
    var languages: [Self] = []
    var others: [String] = []
    for name in names {
      let isBase = LanguageName.withoutFolderExtension(name) == "Base"
      guard let tag = isBase ? source : LanguageTag(name) else {
        others.append(name)
        continue
      }
      if let place = languages.firstIndex(where: { $0.tag == tag }) {
        languages[place].add(name, isBase: isBase)
      } else {
        languages.append(Self(tag: tag, name: name))
      }
    }
    return (languages, others)
  }
}
