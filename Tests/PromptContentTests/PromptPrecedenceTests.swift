import LocaleMatching
import PromptContent
import Testing

/// Which layer and which language the texts of a prompt come from.
@Suite struct PromptPrecedenceTests {
  static let title: [PromptKey: String] = [.title: "Our title"]

  private func prompt(
    _ texts: [String: [PromptKey: String]],
    for preferences: [String],
    _ change: (inout PromptCatalog) -> Void = { _ in }
  ) -> ReviewPrompt {
    var catalog = PromptCatalog(overrides: [InMemoryTables(texts)])
    change(&catalog)
    return catalog.prompt(for: preferences, appName: "Notes")
  }

  @Test func completesAnOverrideWithTheShippedTextsOfItsLanguage() {
    let prompt = prompt(["fr": Self.title], for: ["fr"])
    #expect(prompt.title == "Our title")
    #expect(prompt.language == "fr")
    #expect(!prompt.isMixed)
    #expect(prompt.sources[.title]?.layer == .override)
    #expect(prompt.sources[.rateButton]?.layer == .package)
    #expect(prompt.body?.contains("Notes") == true)
  }

  @Test(arguments: [
    ("zh_TW", "zh-Hant-TW", "zh-Hant"), ("no", "nb-NO", "nb"), ("iw", "he", "he"),
    ("English", "en-US", "en"), ("pt", "pt-BR", "pt-BR"), ("sr-Cyrl-RS", "sr", "sr"),
    ("Base", "en", "en"), ("de_DE", "de", "de"), ("in", "id", "id"), ("tl", "fil", "fil"),
  ])
  func meetsTheShippedLanguageUnderAnySpelling(
    _ folder: String,
    _ preference: String,
    _ language: String
  ) {
    let prompt = prompt([folder: Self.title], for: [preference])
    #expect(prompt.title == "Our title")
    #expect(prompt.language == language)
    #expect(prompt.sources[.title]?.language == folder)
    #expect(!prompt.isMixed)
  }

  @Test(arguments: [
    (["Base", "English", "en", "en-US"], "en-US", "en-US"),
    (["Base", "English", "en"], "en-US", "en"), (["Base", "English"], "en", "English"),
    (["zh-Hant", "zh-TW"], "zh-TW", "zh-TW"), (["zh-Hant", "zh-TW"], "zh-Hant", "zh-Hant"),
    (["pt", "pt-BR"], "pt-BR", "pt-BR"),
  ])
  func looksFirstIntoTheFolderThatWasAskedFor(
    _ folders: [String],
    _ preference: String,
    _ folder: String
  ) {
    let texts = Dictionary(uniqueKeysWithValues: folders.map { ($0, [PromptKey.title: $0]) })
    #expect(prompt(texts, for: [preference]).title == folder)
  }

  @Test func prefersACompleteLanguageToAnIncompleteOne() {
    // Nothing is shipped in Esperanto, so one title alone does not make a prompt.
    let prompt = prompt(["eo": Self.title], for: ["eo", "fr"])
    #expect(prompt.language == "fr")
    #expect(prompt.sources[.title]?.layer == .package)
    #expect(!prompt.isMixed)
  }

  @Test func takesALanguageThatOnlyTheHostHas() {
    let texts = Dictionary(uniqueKeysWithValues: PromptKey.allCases.map { ($0, "Ĉu {appName}?") })
      .filter { ![.rateButton, .remindButton, .declineButton].contains($0.key) }
      .merging([.rateButton: "Jes", .remindButton: "Poste", .declineButton: "Ne"]) { $1 }
    let prompt = prompt(["eo": texts], for: ["eo", "fr"])
    #expect(prompt.language == "eo")
    #expect(prompt.title == "Ĉu Notes?")
    #expect(Set(prompt.sources.values.map(\.layer)) == [.override])
  }

  @Test func letsTheHigherLayerWinWhereAsked() {
    let prompt = prompt(["en": Self.title], for: ["fr", "en"]) { $0.precedence = .layer }
    #expect(prompt.title == "Our title")
    #expect(prompt.sources[.title]?.language == "en")
    #expect(prompt.sources[.rateButton]?.language == "fr")
    #expect(prompt.language == "fr")
    #expect(prompt.isMixed)
  }

  @Test func putsTheFirstOverrideBeforeTheSecondAndBothBeforeTheMainBundle() {
    let first = InMemoryTables(["de": [.title: "Eins"]])
    let second = InMemoryTables(["de": [.title: "Zwei", .rateButton: "Zwei"]])
    let main = InMemoryTables(["de": [.title: "Drei", .rateButton: "Drei", .remindButton: "Drei"]])
    let prompt = PromptCatalog(overrides: [first, second], mainTables: main)
      .prompt(for: ["de"], appName: "N")
    #expect(prompt.title == "Eins")
    #expect(prompt.buttons.rate == "Zwei")
    #expect(prompt.buttons.remind == "Drei")
    #expect(prompt.sources[.remindButton]?.layer == .main)
    #expect(prompt.sources[.declineButton]?.layer == .package)
  }

  @Test func looksInTheTableOfThePromptBeforeTheAppsOwn() {
    let key = PromptKey.title.rawValue
    let tables = InMemoryTables(tables: [
      "de": ["Localizable": [key: "Localizable"], "ReviewPrompts": [key: "ReviewPrompts"]]
    ])
    let catalog = PromptCatalog(overrides: [tables])
    #expect(catalog.prompt(for: ["de"], appName: "N").title == "ReviewPrompts")
  }

  @Test func givesTheCallersTextsInEveryLanguage() {
    for language in ["ja", "de"] {
      let prompt = prompt([language: Self.title], for: [language]) {
        $0.callerTexts = [.title: "{appName}!", .remindButton: ""]
      }
      #expect(prompt.title == "Notes!")
      #expect(prompt.buttons.remind == nil)
      #expect(prompt.sources[.title]?.layer == .caller)
      #expect(prompt.sources[.remindButton]?.layer == .caller)
      #expect(!prompt.isMixed)
    }
  }

  @Test func needsNoTablesForTheCallersTexts() {
    var catalog = PromptCatalog(layers: [])
    for key in PromptKey.allCases { catalog.callerTexts[key] = "T" }
    let prompt = catalog.prompt(for: ["fr"], appName: "N")
    #expect(prompt.problems.isEmpty)
    #expect(prompt.body == "T")
  }

  @Test func takesTheHostsTextInWhateverLanguageItHasWhereItsLayerComesFirst() {
    let prompt = prompt(["de": Self.title], for: ["fr"]) { $0.precedence = .layer }
    #expect(prompt.title == "Our title")
    #expect(prompt.isMixed)
  }

  @Test func hidesAnElementWhoseOverrideIsEmpty() {
    let prompt = prompt(["de": [.remindButton: "", .title: ""]], for: ["de"])
    #expect(prompt.buttons.remind == nil)
    #expect(prompt.title == nil)
    #expect(prompt.problems.isEmpty)
  }

  @Test func choosesAmongTheAppsOwnLanguagesWhereAsked() {
    let texts = ["en": Self.title, "fr-BE": Self.title]
    let german = prompt(texts, for: ["de"]) { $0.usesAllAvailableLanguages = false }
    #expect(german.language == "en")
    #expect(german.title == "Our title")
    // The app's Belgian French is incomplete; the shipped French stands in for it, not English.
    let french = prompt(texts, for: ["fr"]) { $0.usesAllAvailableLanguages = false }
    #expect(french.language == "fr")
    #expect(
      french.problems == [
        .passedOver(
          language: "fr-BE",
          missing: [.appMessage, .rateButton, .remindButton, .declineButton]
        )
      ]
    )
    // Nor does English come in where the app has none.
    let only = prompt(["de": Self.title], for: ["fr"]) { $0.usesAllAvailableLanguages = false }
    #expect(only.language == "de")
    let british = prompt(["en": Self.title], for: ["en-GB"]) {
      $0.usesAllAvailableLanguages = false
    }
    #expect(british.title == "Our title")
    #expect(prompt(["en": Self.title], for: ["en-GB"]).language == "en-GB")
  }

  @Test func neverGivesAForbiddenLanguage() throws {
    let forbidden = try #require(ForbiddenFallback(preference: "zh-TW", answer: "zh-Hans"))
    let simplified = InMemoryTables(["zh-Hans": Self.title])
    let texts = InMemoryTables(["en": [.title: "T", .appMessage: "M", .rateButton: "R"]])
    let catalog = PromptCatalog(
      layers: [.override(simplified), .main(texts)],
      forbidding: [forbidden]
    )
    #expect(catalog.prompt(for: ["zh-TW"], appName: "N").title == "T")
  }

  @Test func saysWhenATextIsNowhereInsteadOfShowingItsKey() {
    let catalog = PromptCatalog(layers: [.override(InMemoryTables(["en": Self.title]))])
    let prompt = catalog.prompt(for: ["en"], appName: "N")
    #expect(prompt.title == "Our title")
    #expect(prompt.body == nil)
    #expect(prompt.problems.contains(.missingText(.appMessage)))
  }

  @Test func passesOverPreferencesThatAreNoTags() {
    #expect(prompt([:], for: ["not a tag", "", "de"]).language == "de")
    #expect(prompt([:], for: []).language == "en")
  }
}
