import Testing

@testable import LocaleMatching

@Suite struct ParentLanguagesTests {
  @Test(arguments: [
    ("de", []), ("de-AT", ["de"]), ("en-AU", ["en-001", "en"]), ("en-US", ["en"]),
    ("en-DE", ["en-150", "en-001", "en"]),
    ("es-MX", ["es-419", "es"]), ("es-419", ["es"]), ("pt-AO", ["pt-PT", "pt"]), ("pt-PT", ["pt"]),
    ("pt-BR", ["pt"]),
    ("fr-CA", ["fr"]), ("zh-Hant", []), ("zh-TW", ["zh-Hant"]), ("zh-HK", ["zh-Hant"]),
    ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant"]), ("zh-MO", ["zh-Hant-HK", "zh-Hant"]),
    ("zh-Hans", ["zh"]),
    ("zh-Hans-SG", ["zh"]), ("sr-Latn", []), ("sr-Latn-RS", ["sr-Latn"]), ("sr-ME", ["sr-Latn"]),
    ("sr-Cyrl-BA", ["sr"]),
    ("uz-AF", ["uz-Arab"]), ("nb", ["no"]), ("nn-NO", ["nn", "no"]), ("nb-NO", ["nb", "no"]),
    ("es-Latn-MX", ["es-419", "es"]),
    ("xx-XX", ["xx"]), ("hi-Latn", ["en-IN", "en-001", "en"]),
  ])
  func followsCLDR(text: String, parents: [String]) throws {
    let tag = try #require(LanguageTag(text))
    let found = ParentLanguages.parents(of: tag.subtags).map { $0.joined() }
    // A script that is the language's own anyway may be left out on the way.
    #expect(found.filter { $0 != text } == parents)
  }

  @Test func alwaysEnds() throws {
    for language in LanguageTables.likelyLanguage.keys {
      for region in ["", "-US", "-001", "-Latn", "-Cyrl-RU"] {
        let tag = try #require(LanguageTag(language + region))
        #expect(ParentLanguages.parents(of: tag.subtags).prefix(10).map { $0 }.count < 6)
      }
    }
  }
}
