import Testing

@testable import LocaleMatching

@Suite struct ForbiddenFallbackTests {
  @Test(arguments: [
    ("zh-TW", "zh-HK", ["zh-HK", "en"], "zh-TW", ["en"]),
    ("zh-TW", "zh-HK", ["zh-HK", "en"], "zh-Hant-TW", ["en"]),
    ("zh-TW", "zh-HK", ["zh-HK", "en"], "zh_TW", ["en"]),
    ("zh-TW", "zh-HK", ["zh-HK", "en"], "zh-Hant", ["en"]),
    ("zh-TW", "zh-HK", ["zh-HK", "en"], "zh-MO", ["zh-HK", "en"]),
    ("zh-TW", "zh-HK", ["zh_Hant_HK", "en"], "zh-TW", ["en"]),
    ("zh-Hant", "zh-HK", ["zh-HK", "en"], "zh-MO", ["en"]),
    ("yue", "zh-Hans", ["zh-CN", "en"], "yue-CN", ["en"]),
    ("yue-CN", "zh-Hans", ["zh", "en"], "yue-Hans", ["en"]),
    ("yue", "zh", ["zh-Hans", "zh-Hant", "en"], "yue", ["en"]),
    ("yue-CN", "zh-Hans", ["zh-Hans", "zh-HK", "en"], "yue-HK", ["zh-HK", "en"]),
    ("is", "en", ["en", "da"], "is-IS", ["en"]),
    ("is", "en", ["en-GB", "da"], "is", ["en-GB"]),
    ("uk", "ru", ["ru", "en"], "uk-UA", ["en"]),
    ("be", "ru", ["ru", "pl", "en"], "be", ["en"]),
    ("pt-PT", "pt-BR", ["pt-PT", "pt-BR", "en"], "pt-PT", ["pt-PT", "en"]),
    ("pt-PT", "pt-BR", ["pt-PT", "pt-BR", "en"], "pt-AO", ["pt-PT", "pt-BR", "en"]),
    ("pt", "pt-BR", ["pt-BR", "en"], "pt-AO", ["en"]),
    ("und", "ru", ["ru", "en"], "kk", ["en"]),
    ("hr", "bs", ["sr-Latn", "bs", "en"], "hr", ["en"]),
  ])
  func isNeverAnswered(
    preference: String,
    answer: String,
    offered: [String],
    wanted: String,
    chain: [String]
  ) throws {
    let rule = try #require(ForbiddenFallback(preference: preference, answer: answer))
    for engine in testedEngines {
      let matcher = matcher(of: offered, options: .init(forbidden: [rule]), engine: engine)
      #expect(matcher.names(for: [wanted]) == chain)
    }
  }

  @Test func leavesOtherPreferencesAlone() throws {
    let rule = try #require(ForbiddenFallback(preference: "uk", answer: "ru"))
    let matcher = matcher(of: ["ru", "en"], options: .init(forbidden: [rule]))
    #expect(matcher.names(for: ["uk", "be"]) == ["ru", "en"])
    #expect(matcher.names(for: ["uk", "ru"]) == ["ru", "en"])
  }

  @Test func isMadeOfTags() {
    #expect(
      ForbiddenFallback(preference: "zh_TW", answer: "zh-Hans")?.preference.description == "zh-TW"
    )
    #expect(ForbiddenFallback(preference: "", answer: "zh-Hans") == nil)
    #expect(ForbiddenFallback(preference: "zh", answer: "my texts") == nil)
  }
}
