#if ICU
  import TestSupport
  import Testing

  @testable import LocaleMatching

  /// Holds tags against ICU, whose data the tables are made of.
  @Suite(.enabled(if: tablesAreThoseOfICU, tablesAreOutdated))
  struct LanguageTagICUTests {
    @Test(arguments: [
      "iw", "in-ID", "ji", "jw", "mo", "sh", "sh-Cyrl-BA", "tl-PH", "no-NO", "cmn-TW", "arm",
      "eng-840", "prs", "cnr",
      "zh-yue-HK", "zh-min-nan", "i-klingon", "art-lojban", "en-GB-oed", "sgn-BE-FR", "sgn-US",
      "cel-gaulish",
      "en-Qaai", "my-BU", "ru-SU", "hy-SU", "az-SU", "sr-YU", "hr-YU", "nl-AN", "ar-NT",
      "ja-Latn-hepburn-heploc",
      "hy-arevela", "hy-AM-arevmda", "sv-aaland", "no-bokmal", "sl-rozaj-biske-1994",
      "en-u-nu-thai-ca-buddhist",
      "en-u-kn-true", "de-x-mine", "en-t-ja-u-ca-japanese", "en-US-posix", "und-Hant-830",
      "el-polytoni",
    ])
    func isCanonicalAsInICU(tag: String) {
      #expect(LanguageTag(tag)?.description == ICULocales.canonical(tag))
    }

    @Test func replacesEveryAliasAsICUDoes() {
      for key in LanguageTables.languageAliases.keys + LanguageTables.languageExpansions.keys {
        #expect(LanguageTag(key)?.description == ICULocales.canonical(key), tablesAreOutdated)
      }
      for key in LanguageTables.regionAliases.keys {
        #expect(
          LanguageTag("en-" + key)?.description == ICULocales.canonical("en-" + key),
          tablesAreOutdated
        )
      }
    }

    @Test func fillsInWhatICUFillsIn() throws {
      for text in ICULocales.available {
        let tag = try #require(LanguageTag(text))
        #expect(tag.maximized.description == ICULocales.maximal(tag.description), tablesAreOutdated)
        #expect(tag.minimized.description == ICULocales.minimal(tag.description), tablesAreOutdated)
      }
    }

    /// ICU puts a country in the place of a larger region when there is no language; UTS #35 does
    /// not.
    private func isPartOfTheWorld(_ region: String?) -> Bool {
      region.map { $0.utf8.count == 3 || $0 == "EU" || $0 == "QO" || $0 == "UN" || $0 == "EZ" }
        ?? true
    }

    @Test func fillsInWhatICUFillsInForAnyMixture() throws {
      var generator = SeededGenerator(seed: 639)
      let languages = LanguageTables.likelyLanguage.keys + ["und", "und", "und", "qqq"]
      let scripts = LanguageTables.likelyScript.keys + ["Zzzz"]
      let regions = LanguageTables.regionPartitions.keys + ["XX", "ZZ"]
      for _ in 0..<5000 {
        var text = try #require(languages.randomElement(using: &generator))
        let shape = Int.random(in: 0...3, using: &generator)
        if shape & 1 != 0 { text += "-" + (try #require(scripts.randomElement(using: &generator))) }
        if shape & 2 != 0 { text += "-" + (try #require(regions.randomElement(using: &generator))) }
        let tag = try #require(LanguageTag(text))
        guard tag.language != "und" || (text != "und" && !isPartOfTheWorld(tag.region)) else {
          continue
        }
        #expect(
          tag.maximized.description == ICULocales.maximal(tag.description),
          "\(text): \(tablesAreOutdated)"
        )
      }
    }
  }
#endif
