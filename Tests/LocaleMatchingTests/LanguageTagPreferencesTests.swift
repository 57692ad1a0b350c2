import Testing

@testable import LocaleMatching

@Suite struct LanguageTagPreferencesTests {
  @Test(arguments: [
    ("de_AT.UTF-8", ["de-AT"]), ("de:en", ["de", "en"]),
    ("de_AT:de:en_GB:en", ["de-AT", "de", "en-GB", "en"]),
    ("sr@latin:hr", ["sr-Latn", "hr"]), ("", []), (":", []), ("C", []), ("POSIX", []),
    ("C.UTF-8", []),
    ("de:C:fr", ["de", "fr"]), ("de::fr", ["de", "fr"]), ("de:de", ["de"]),
    ("de:german umlauts:fr", ["de", "fr"]),
  ])
  func readsOneValue(value: String, tags: [String]) {
    #expect(LanguageTag.preferences(posix: value).map(\.description) == tags)
  }

  @Test func theFirstVariableThatIsNotEmptyCounts() {
    #expect(preferences(all: "fr_FR", messages: "de_DE", lang: "en_US") == ["fr-FR"])
    #expect(preferences(all: "", messages: "de_DE", lang: "en_US") == ["de-DE"])
    #expect(preferences(messages: "", lang: "en_US.UTF-8") == ["en-US"])
    #expect(preferences() == [])
  }

  @Test func theListGoesFirst() {
    #expect(preferences(language: "de_AT:de", lang: "en_US.UTF-8") == ["de-AT", "de", "en-US"])
    #expect(preferences(language: "", lang: "en_US.UTF-8") == ["en-US"])
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8"])
  func theListCountsNothingWhereNoLanguageIsWanted(locale: String) {
    #expect(preferences(language: "de", all: locale) == [])
    #expect(preferences(language: "de", lang: locale) == [])
    #expect(preferences(language: "de", all: "fr_FR", lang: locale) == ["de", "fr-FR"])
  }

  private func preferences(
    language: String? = nil,
    all: String? = nil,
    messages: String? = nil,
    lang: String? = nil
  ) -> [String] {
    LanguageTag.preferences(posixLanguage: language, all: all, messages: messages, lang: lang).map(
      \.description
    )
  }
}
