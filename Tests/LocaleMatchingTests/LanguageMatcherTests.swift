import TestSupport
import Testing

@testable import LocaleMatching

@Suite struct LanguageMatcherTests {
  @Test(arguments: wanted)
  func answersWithShippedLanguages(preferences: String, chain: String) {
    for engine in testedEngines {
      let names = matcher(engine: engine).names(
        for: preferences.split(separator: ",").map(String.init)
      )
      #expect(names.joined(separator: " ") == chain)
    }
  }

  @Test(arguments: shippedLanguages)
  func answersEveryShippedLanguageWithItself(language: String) throws {
    let tag = try #require(LanguageTag(language))
    let best = try #require(matcher().chain(for: [tag]).best)
    #expect(best.names == [language])
    #expect(best.preference == tag)
    #expect(best.kind == .exact)
  }

  @Test(arguments: offers)
  func answersWithWhatIsOffered(offered: [String], preferences: [String], chain: [String]) {
    for engine in testedEngines {
      #expect(matcher(of: offered, engine: engine).names(for: preferences) == chain)
    }
  }

  @Test(arguments: [
    ("de", ["de exact", "en source"]), ("de-AT", ["de parent", "en source"]),
    ("en-US", ["en exact"]),
    ("en-AU", ["en-GB region", "en parent"]), ("zh-TW", ["zh-Hant exact", "en source"]),
    ("gsw", ["de nearLanguage", "en source"]),
    ("es-MX", ["es-419 parent", "es parent", "en source"]),
    ("fr-CH", ["fr parent", "en source"]), ("no", ["nb nearLanguage", "en source"]),
  ])
  func saysWhy(preference: String, links: [String]) throws {
    let tag = try #require(LanguageTag(preference))
    let chain = matcher().chain(for: [tag])
    #expect(chain.links.map { "\($0.tag) \($0.kind)" } == links)
    #expect(chain.links.allSatisfy { ($0.preference == nil) == ($0.kind == .source) })
  }

  @Test func namesThePreferenceOfEachLink() throws {
    let preferences = try ["xx", "fr-CA", "de-AT"].map { try #require(LanguageTag($0)) }
    let links = matcher().chain(for: preferences).links
    #expect(links.map { $0.preference?.description } == ["fr-CA", "fr-CA", "de-AT", nil])
  }

  @Test func joinsSpellingsOfOneLanguage() throws {
    let matcher = matcher(of: ["Base", "zh-TW", "en", "zh_TW.lproj", "my texts", "English"])
    #expect(
      matcher.chain(for: [try #require(LanguageTag("zh-Hant"))]).links.map(\.names) == [
        ["zh-TW", "zh_TW.lproj"], ["en", "English", "Base"],
      ]
    )
    #expect(matcher.unrecognizedNames == ["my texts"])
  }

  @Test func baseIsTheSourceLanguage() throws {
    let french = try #require(LanguageTag("fr"))
    let matcher = LanguageMatcher(available: ["Base.lproj", "de"], source: french)
    #expect(matcher.names(for: ["fr-CA"]) == ["Base.lproj"])
    #expect(matcher.names(for: ["de"]) == ["de", "Base.lproj"])
  }

  @Test(arguments: [
    "de", "en_US.UTF-8", "iw", "zh_TW", "en-AU", "pt-AO", "hr-BA", "de-AT,fr,en", "sr-Latn",
  ])
  func weighsNoOtherLanguagesForWhatIsOffered(preferences: String) {
    let names = matcher(engine: RefusingEngine()).names(
      for: preferences.split(separator: ",").map(String.init)
    )
    #expect(names == matcher().names(for: preferences.split(separator: ",").map(String.init)))
  }

  @Test func keepsTheOrderOfTheListWhenAsked() {
    let byList = LanguageMatcher.Options(order: .preference)
    for engine in testedEngines {
      let offered = ["en", "da", "de"]
      #expect(matcher(of: offered, engine: engine).names(for: ["is", "da"]) == ["da", "en"])
      #expect(
        matcher(of: offered, options: byList, engine: engine).names(for: ["is", "da"]) == [
          "en", "da",
        ]
      )
    }
  }

  @Test func neverAnswersTwiceAndEndsWithTheSource() throws {
    var generator = SeededGenerator(seed: 69)
    let languages = LanguageTables.likelyLanguage.keys
    let regions = LanguageTables.regionPartitions.keys
    for _ in 0..<300 {
      let preferences = try (0..<3).map { _ in
        let language = try #require(
          Bool.random(using: &generator)
            ? shippedLanguages.randomElement(using: &generator)
            : languages.randomElement(using: &generator)
        )
        return try #require(
          LanguageTag(language + "-" + (regions.randomElement(using: &generator) ?? ""))
            ?? LanguageTag(language)
        )
      }
      let names = matcher(engine: TableMatcherEngine()).chain(for: preferences).links.map {
        $0.names[0]
      }
      #expect(Set(names).count == names.count)
      #expect(names.contains("en"))
    }
  }

  @Test func answersTheSameFromManyThreads() async {
    let matcher = matcher()
    let preferences = [
      "gsw", "no", "en-AU", "yue", "kk", "pt-AO", "is", "be", "lb", "sr-ME", "zh-MO", "af",
    ]
    let expected = preferences.map { matcher.names(for: [$0]) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let fresh = LocaleMatchingTests.matcher()
          return preferences.map { matcher.names(for: [$0]) } == expected
            && preferences.map { fresh.names(for: [$0]) } == expected
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

/// An engine that must not be asked.
private struct RefusingEngine: LocaleMatcherEngine {
  func nearest(to wanted: LanguageScriptRegion, among offered: [LanguageScriptRegion]) -> Int? {
    Issue.record("asked for \(wanted.joined())")
    return nil
  }
}

/// Preferences, and the whole chain among the shipped languages.
private let wanted: [(String, String)] = [
  ("", "en"), ("en", "en"), ("en-US", "en"), ("en-GB", "en-GB en"), ("en-AU", "en-GB en"),
  ("en-IN", "en-GB en"),
  ("en-CA", "en"), ("en-PH", "en"), ("en-DE", "en-GB en"), ("en-001", "en"),
  ("English", "en"), ("C", "en"),
  ("de", "de en"), ("de-AT", "de en"), ("de_CH.UTF-8", "de en"), ("gsw", "de en"),
  ("lb-LU", "de en"), ("nds", "en"),
  ("zh", "zh-Hans en"), ("zh-CN", "zh-Hans en"), ("zh-SG", "zh-Hans en"),
  ("zh-Hans-CN", "zh-Hans en"),
  ("zh-Hans-HK", "zh-Hans en"), ("zh-TW", "zh-Hant en"), ("zh_TW", "zh-Hant en"),
  ("zh-Hant", "zh-Hant en"),
  ("zh-Hant-CN", "zh-Hant en"), ("zh-HK", "zh-HK zh-Hant en"), ("zh-Hant-HK", "zh-HK zh-Hant en"),
  ("zh_Hant_MO", "zh-HK zh-Hant en"), ("zh-MO", "zh-HK zh-Hant en"), ("zh-AU", "zh-Hant en"),
  ("yue", "zh-HK zh-Hant en"),
  ("yue-CN", "zh-Hans en"), ("zh-CHT", "zh-Hant en"), ("Traditional Chinese", "zh-Hant en"),
  ("nb-NO", "nb en"), ("no", "nb en"), ("no-NO", "nb en"), ("nn", "nb en"), ("da-GL", "da en"),
  ("fo", "da en"),
  ("iw", "he en"), ("iw-IL", "he en"), ("in", "id en"), ("ji", "en"), ("tl", "fil en"),
  ("fil-PH", "fil en"),
  ("mo", "ro en"), ("ro-MD", "ro en"), ("sh", "sr-Latn en"), ("sr", "sr en"), ("sr-RS", "sr en"),
  ("sr-ME", "sr-Latn en"), ("sr-Cyrl-ME", "sr en"), ("sr_RS@latin", "sr-Latn en"),
  ("cnr", "sr-Latn en"),
  ("hr-BA", "hr en"), ("bs-BA", "bs en"), ("hr", "hr en"), ("bs-Cyrl", "en"),
  ("pt", "pt-BR en"), ("pt-BR", "pt-BR en"), ("pt-PT", "pt-PT pt-BR en"),
  ("pt-AO", "pt-PT pt-BR en"),
  ("es", "es en"), ("es-ES", "es en"), ("es-MX", "es-419 es en"), ("es-US", "es-419 es en"),
  ("es-GQ", "es en"),
  ("es-419", "es-419 es en"), ("fr-CH", "fr en"), ("fr-CA", "fr-CA fr en"), ("fr-HT", "fr en"),
  ("br", "fr en"),
  ("ca-valencia", "ca en"), ("ca_ES@valencia", "ca en"), ("oc", "fr en"), ("gn", "es en"),
  ("qu", "es en"),
  ("fa-AF", "fa en"), ("prs", "fa en"), ("ur-IN", "ur en"), ("ar-MA", "ar en"), ("arz", "ar en"),
  ("pa-PK", "en"), ("uz-Latn", "ru en"), ("kk", "kk en"), ("be", "ru en"), ("az-Cyrl", "ru en"),
  ("ky-KG", "ru en"),
  ("ms-SG", "ms en"), ("jv", "id en"), ("su", "id en"), ("vi-VN", "vi en"), ("ja-JP", "ja en"),
  ("ja-Latn", "ja en"),
  ("ko-KP", "ko en"), ("hi-Latn", "hi en"), ("is", "is en"), ("mt", "en"), ("haw", "en"),
  ("und", "en"), ("und-JP", "ja en"),
  ("x-mine", "en"), ("xx", "en"), ("en-XA", "en"), ("de-u-co-phonebk", "de en"),
  ("de-1901", "de en"),
  ("de-ZZ", "de en"), ("en-Zzzz-AU", "en-GB en"), ("de,en", "de en"), ("uz,de", "de ru en"),
  ("xx,de", "de en"), ("xx,qqq", "en"),
  ("fr-CA,de-CH,it", "fr-CA fr de it en"),
  ("en-GB,en-US,fr", "en-GB en fr"), ("haw,da", "da en"), ("gsw,fr", "fr de en"),
  ("br,de", "de fr en"),
  ("zh-TW,zh-HK,zh-CN", "zh-Hant zh-HK zh-Hans en"), ("en-US,de", "en de"),
  ("de,de-AT,de-CH", "de en"),
]

/// What is offered, preferences, and the chain.
private let offers: [([String], [String], [String])] = [
  ([], ["de"], []), (["de"], [], []), (["de"], ["fr"], []), (["en-GB"], ["de"], ["en-GB"]),
  (["en-US"], [], ["en-US"]),
  (["en", "bs", "sr"], ["hr"], ["bs", "en"]), (["en", "sr"], ["sr-Latn"], ["sr", "en"]),
  (["en", "bs", "hr", "sr"], ["hr-BA"], ["hr", "en"]),
  (["zh_TW", "en"], ["zh-HK"], ["zh_TW", "en"]),
  (["zh-HK", "zh-Hans", "en"], ["zh-TW"], ["zh-HK", "en"]),
  (["zh-Hans", "en"], ["zh-TW"], ["en"]),
  (["zh-Hans", "en"], ["yue-CN", "en"], ["en", "zh-Hans"]),
  (["zh-CN", "zh-Hans", "zh", "en"], ["zh-CN"], ["zh-CN", "zh", "zh-Hans", "en"]),
  (["pt", "pt-BR", "pt-PT", "en"], ["pt-AO"], ["pt-PT", "pt", "pt-BR", "en"]),
  (["pt", "pt-BR", "en"], ["pt-BR"], ["pt-BR", "pt", "en"]),
  (["pt", "pt-BR", "en"], ["pt"], ["pt", "pt-BR", "en"]),
  (["pt-BR", "pt", "en"], ["pt"], ["pt", "pt-BR", "en"]),
  (["pt-BR", "en"], ["pt-AO"], ["pt-BR", "en"]),
  (["no", "en"], ["nb"], ["no", "en"]), (["nb", "no", "en"], ["nb"], ["nb", "no", "en"]),
  (["no", "en"], ["nn-NO"], ["no", "en"]),
  (["iw", "en"], ["he"], ["iw", "en"]), (["English", "French"], ["fr-CA"], ["French", "English"]),
  (["ca-valencia", "ca", "en"], ["ca"], ["ca", "ca-valencia", "en"]),
  (["ca-valencia", "ca", "en"], ["ca-FR"], ["ca", "ca-valencia", "en"]),
  (["ca-valencia", "ca", "en"], ["ca-valencia"], ["ca-valencia", "ca", "en"]),
  (["ca-valencia", "en"], ["ca"], ["ca-valencia", "en"]),
  (["en-XA", "en"], ["en-XA"], ["en-XA", "en"]), (["en-XA", "fr"], ["en-GB"], []),
  (["en-XA", "fr"], ["en-XA"], ["en-XA"]),
  (["fr-CH", "en"], ["fr-BE"], ["fr-CH", "en"]),
  (["es-AR", "es", "en"], ["es-MX"], ["es-AR", "es", "en"]),
  (["tlh", "en"], ["i-klingon"], ["tlh", "en"]), (["qqq-AA", "en"], ["qqq"], ["qqq-AA", "en"]),
  (["sr-Latn-ME", "en"], ["sr-Latn"], ["sr-Latn-ME", "en"]), (["uz-Arab", "en"], ["uz"], ["en"]),
]
