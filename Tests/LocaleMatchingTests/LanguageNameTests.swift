import Testing

@testable import LocaleMatching

@Suite struct LanguageNameTests {
  @Test(arguments: [
    "de", "zh-Hant", "zh-TW", "sr-Latn", "es-419", "nb", "no", "pt-BR.lproj", "ca-valencia",
  ])
  func acceptsCanonicalNames(name: String) {
    let name = LanguageName(name)
    #expect(name.verdict == name.tag.map { .canonical($0) })
    #expect(name.suggestion == nil)
  }

  @Test(arguments: [
    ("zh_TW", "zh-TW"), ("iw", "he"), ("English.lproj", "en"), ("sh", "sr-Latn"), ("arm", "hy"),
    ("DE", "de"),
    ("sr_RS@latin", "sr-Latn-RS"), ("zh-CHS", "zh-Hans"), ("mo", "ro"), ("en-UK", "en-GB"),
  ])
  func correctsOtherSpellings(name: String, canonical: String) throws {
    let tag = try #require(LanguageTag(canonical))
    #expect(LanguageName(name).verdict == .otherSpelling(of: tag))
    #expect(LanguageName(name).suggestion == tag)
    #expect(LanguageName(name).tag == tag)
  }

  @Test(arguments: [
    ("jp", "ja"), ("gr", "el"), ("cz", "cs"), ("dk", "da"), ("ua", "uk"), ("vn", "vi"),
    ("cn", "zh-Hans"),
    ("hk", "zh-Hant"), ("us", "en"), ("gb", "en"), ("mx", "es"), ("jp-JP", "ja"), ("xx", nil),
    ("xyz-DE", nil),
  ])
  func guessesAtCodesOfCountries(name: String, suggestion: String?) throws {
    let tag = try #require(LanguageTag(name))
    let expected = suggestion.flatMap { LanguageTag($0) }
    #expect(LanguageName(name).verdict == .unknownLanguage(tag, suggestion: expected))
    #expect(LanguageName(name).tag == tag)
  }

  @Test func doubtsRareLanguages() throws {
    let kanuri = try #require(LanguageTag("kr"))
    #expect(LanguageName("kr").tag == kanuri)
    #expect(LanguageName("kr.lproj").suggestion?.description == "ko")
    #expect(LanguageName("tw").suggestion?.description == "zh-Hant")
  }

  @Test(arguments: ["", "my texts", "Localizable", "de.txt"])
  func knowsWhatIsNoTag(name: String) {
    #expect(LanguageName(name).verdict == .noTag)
    #expect(LanguageName(name).tag == nil)
  }

  @Test(arguments: ["Base", "Base.lproj"])
  func knowsTheBase(name: String) throws {
    let source = try #require(LanguageTag("fr"))
    #expect(LanguageName(name).verdict == .base)
    #expect(LanguageName(name).tag == nil)
    #expect(LanguageName(name).tag(source: source) == source)
  }

  @Test func keepsTheSpelling() {
    #expect(LanguageName("zh_tw.lproj").spelling == "zh_tw")
    #expect(LanguageName("iw").spelling == "iw")
  }
}
