import FoundationEssentials
import Testing

@testable import LocaleMatching

@Suite struct LanguageTagTests {
  @Test(arguments: spellings)
  func readsEverySpelling(spelling: String, canonical: String) {
    #expect(LanguageTag(spelling)?.description == canonical)
  }

  @Test(arguments: spellings)
  func readsItsOwnText(spelling: String, canonical: String) {
    #expect(LanguageTag(canonical)?.description == canonical)
    #expect(LanguageTag(canonical) == LanguageTag(spelling))
  }

  @Test(arguments: [
    "", "-", "d", "1", "12", "de-", "-de", "de--AT", "de_", "Base", "Base.lproj", ".lproj",
    "Localizable", "images",
    "my texts", "de AT", "dé", "de-AT-", "de-A", "de-1a", "de-Latn-Cyrl", "de-AT-CH",
    "de-1901-1901", "de-u",
    "de-a-bb-a-cc", "de-x", "x", "x-", "de.strings", "de.lproj.txt", "toolonglanguage",
    "de-subtagtoolong", "123",
    "root", "c", "posix", "en-us.lpro", "zh-Hant-HK-!",
  ])
  func refusesWhatIsNoTag(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func givesItsParts() throws {
    let tag = try #require(LanguageTag("sl_latn_it_rozaj_biske_1994-u-co-phonebk-x-Mine"))
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["1994", "biske", "rozaj"])
    #expect(tag.extensions == "u-co-phonebk")
    #expect(tag.privateUse == "mine")
  }

  @Test func leavesOutWhatIsNotThere() throws {
    let tag = try #require(LanguageTag("und"))
    #expect(tag.language == "und")
    #expect(tag.script == nil)
    #expect(tag.region == nil)
    #expect(tag.variants.isEmpty)
  }

  @Test func isOrderedByItsText() {
    let tags = ["sr", "de-AT", "sr-Latn", "de", "es-419"].compactMap { LanguageTag($0) }
    #expect(tags.sorted().map(\.description) == ["de", "de-AT", "es-419", "sr", "sr-Latn"])
  }

  @Test func isEncodedAsItsText() throws {
    let tags = try JSONDecoder().decode(
      [LanguageTag].self,
      from: Data(#"["zh_hant_hk","iw"]"#.utf8)
    )
    #expect(tags.map(\.description) == ["zh-Hant-HK", "he"])
    #expect(
      String(decoding: try JSONEncoder().encode(tags), as: UTF8.self) == #"["zh-Hant-HK","he"]"#
    )
  }

  @Test(arguments: [#"["my texts"]"#, #"[""]"#, "[1]", "[null]"])
  func decodesNothingElse(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LanguageTag].self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW", "zh-TW", "Hant"), ("zh", "zh-Hans-CN", "zh", "Hans"),
    ("sr", "sr-Cyrl-RS", "sr", "Cyrl"),
    ("sr-ME", "sr-Latn-ME", "sr-ME", "Latn"), ("sr-Latn-RS", "sr-Latn-RS", "sr-Latn", "Latn"),
    ("pt-BR", "pt-Latn-BR", "pt", "Latn"), ("en-Latn-GB", "en-Latn-GB", "en-GB", "Latn"),
    ("ca-valencia", "ca-Latn-ES-valencia", "ca-valencia", "Latn"),
    ("und-JP", "ja-Jpan-JP", "ja", "Jpan"),
    ("uz-AF", "uz-Arab-AF", "uz-AF", "Arab"), ("de-Cyrl", "de-Cyrl-DE", "de-Cyrl", "Cyrl"),
    ("hi-Latn", "hi-Latn-IN", "hi-Latn", "Latn"), ("sr-Zzzz-ZZ", "sr-Cyrl-RS", "sr", "Cyrl"),
    ("und-Grek", "el-Grek-GR", "el", "Grek"),
  ])
  func knowsWhatIsLikely(text: String, maximal: String, minimal: String, script: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.maximized.description == maximal)
    #expect(tag.minimized.description == minimal)
    #expect(tag.maximized.minimized == tag.minimized)
    #expect(tag.likelyScript == script)
  }

  @Test func knowsNothingOfUndeterminedLanguages() throws {
    let tag = try #require(LanguageTag("und"))
    #expect(tag.maximized == tag)
    #expect(tag.likelyScript == nil)
  }
}

/// Spellings, each with the canonical tag.
private let spellings: [(String, String)] = [
  ("de", "de"), ("DE", "de"), ("de_at", "de-AT"), ("ZH-HANT-hk", "zh-Hant-HK"),
  ("zh_Hant_HK", "zh-Hant-HK"),
  ("zh-TW", "zh-TW"), ("zh_TW", "zh-TW"), ("es-419", "es-419"), ("en-001", "en-001"),
  ("mn-cYRL-mn", "mn-Cyrl-MN"),
  // Aliases of languages.
  ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"),
  ("mo-MD", "ro-MD"),
  ("tl", "fil"), ("tl-PH", "fil-PH"), ("sh", "sr-Latn"), ("sh-BA", "sr-Latn-BA"),
  ("sh-Cyrl", "sr-Cyrl"),
  ("no", "no"), ("no-NO", "no-NO"), ("nb_NO", "nb-NO"), ("cmn", "zh"), ("cmn-TW", "zh-TW"),
  ("arm", "hy"),
  ("ger", "de"), ("deu", "de"), ("eng-US", "en-US"), ("prs", "fa-AF"), ("cnr", "sr-ME"),
  ("hbs", "sr-Latn"),
  ("swc-KE", "sw-KE"), ("swc", "sw-CD"),
  // Aliases of scripts and regions.
  ("en-Qaai", "en-Zinh"), ("my-BU", "my-MM"), ("de-DD", "de-DE"), ("fr-FX", "fr-FR"),
  ("en-UK", "en-GB"),
  ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"), ("uk-SU", "uk-UA"), ("sr-YU", "sr-RS"),
  ("sr-CS", "sr-RS"),
  ("en-840", "en-US"), ("de-276", "de-DE"), ("nl-AN", "nl-CW"), ("pap-AN", "pap-CW"),
  ("tet-TP", "tet-TL"),
  // Extended languages, and tags that are older than the grammar.
  ("zh-yue", "yue"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("sgn-ase", "ase"),
  ("ar-arb", "ar"), ("zh-gan", "gan"), ("i-klingon", "tlh"), ("i-lux", "lb"), ("i-navajo", "nv"),
  ("art-lojban", "jbo"), ("zh-min-nan", "nan"), ("zh-guoyu", "zh"), ("zh-hakka", "hak"),
  ("zh-xiang", "hsn"),
  ("no-bok", "nb"), ("no-nyn", "nn"), ("cel-gaulish", "xtg"), ("en-GB-oed", "en-GB-oxendict"),
  ("sgn-BE-FR", "sfb"), ("sgn-CH-DE", "sgg"), ("sgn-US", "ase"), ("i-default", "en-x-i-default"),
  ("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant"),
  // Variants.
  ("ca-valencia", "ca-valencia"), ("de-1901", "de-1901"), ("sl-rozaj-biske", "sl-biske-rozaj"),
  ("hy-arevela", "hy"), ("hy-arevmda", "hyw"), ("hy-AM-arevmda", "hyw-AM"), ("sv-aaland", "sv-AX"),
  ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97"), ("ja-Latn-heploc", "ja-Latn-alalc97"),
  ("el-polytoni", "el-polyton"), ("no-bokmal", "nb"), ("no-nynorsk", "nn"), ("aa-saaho", "ssy"),
  // Extensions and private use.
  ("de-u-co-phonebk", "de-u-co-phonebk"), ("DE-U-CO-PHONEBK", "de-u-co-phonebk"),
  ("en-u-nu-thai-ca-buddhist", "en-u-ca-buddhist-nu-thai"), ("en-u-kn-true", "en-u-kn"),
  ("en-u-foo-bar-ca-gregory", "en-u-bar-foo-ca-gregory"),
  ("en-u-ca-buddhist-ca-gregory", "en-u-ca-buddhist"),
  ("en-t-ja-u-ca-japanese", "en-t-ja-u-ca-japanese"),
  ("en-u-ca-japanese-t-ja", "en-t-ja-u-ca-japanese"),
  ("de-x-Mine-2", "de-x-mine-2"), ("x-pig-latin", "x-pig-latin"),
  ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
  ("und", "und"), ("und-JP", "und-JP"), ("und-Hant", "und-Hant"),
  // POSIX.
  ("de_AT.UTF-8", "de-AT"), ("de_AT.ISO8859-15@euro", "de-AT"), ("de_AT@euro", "de-AT"),
  ("sr@latin", "sr-Latn"),
  ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("sr_RS@cyrillic", "sr-Cyrl-RS"),
  ("ca_ES@valencia", "ca-ES-valencia"),
  ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"), ("aa_ER@saaho", "ssy-ER"),
  ("zh_TW.Big5", "zh-TW"), ("ja_JP.eucJP", "ja-JP"), ("C", "en-US-u-va-posix"),
  ("POSIX", "en-US-u-va-posix"),
  ("C.UTF-8", "en-US-u-va-posix"), ("en_US_POSIX", "en-US-u-va-posix"),
  ("de_DE@collation=phonebook", "de-DE"),
  ("en-US-posix-u-ca-buddhist", "en-US-u-ca-buddhist-va-posix"),
  // Folders.
  ("de.lproj", "de"), ("zh_TW.lproj", "zh-TW"), ("pt-BR.LPROJ", "pt-BR"), ("English.lproj", "en"),
  ("English", "en"), ("french", "fr"), ("German", "de"), ("Italian", "it"), ("Japanese", "ja"),
  ("Spanish", "es"),
  ("Dutch", "nl"), ("Danish", "da"), ("Finnish", "fi"), ("Korean", "ko"), ("Norwegian", "nb"),
  ("Polish", "pl"),
  ("Portuguese", "pt"), ("Brazilian Portuguese", "pt-BR"), ("Russian", "ru"), ("Swedish", "sv"),
  ("Traditional Chinese", "zh-Hant"), ("Simplified Chinese.lproj", "zh-Hans"), ("Thai", "th"),
]
