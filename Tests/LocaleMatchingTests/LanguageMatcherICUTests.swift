#if ICU
  import TestSupport
  import Testing

  @testable import LocaleMatching

  /// Holds the tables against ICU's LocaleMatcher.
  @Suite(.enabled(if: tablesAreThoseOfICU, tablesAreOutdated))
  struct LanguageMatcherICUTests {
    let tags = ICULocales.available

    @Test func tablesAnswerAsICUDoes() {
      let table = matcher(engine: TableMatcherEngine())
      let icu = matcher(engine: ICUMatcherEngine())
      for tag in tags {
        #expect(table.names(for: [tag]) == icu.names(for: [tag]), "\(tag): \(tablesAreOutdated)")
      }
    }

    @Test func answersAsPlainICUDoesExceptInOwnLanguage() throws {
      let plain = PlainICUMatcher(shippedLanguages)
      let icu = matcher(engine: ICUMatcherEngine())
      for text in tags {
        let tag = try #require(LanguageTag(text))
        let link = icu.chain(for: [tag]).links.first { $0.preference != nil }
        let answer = plain.nearest(to: [text]).map { shippedLanguages[$0] }
        expect(link, toBe: answer, for: [tag])
      }
    }

    @Test func ordersListsAsPlainICUDoes() throws {
      var generator = SeededGenerator(seed: 4647)
      let plain = PlainICUMatcher(shippedLanguages)
      let icu = matcher(engine: ICUMatcherEngine())
      for _ in 0..<1000 {
        let texts = try sample(of: tags, count: 2...4, using: &generator)
        let preferences = try texts.map { try #require(LanguageTag($0)) }
        let link = icu.chain(for: preferences).links.first { $0.preference != nil }
        expect(link, toBe: plain.nearest(to: texts).map { shippedLanguages[$0] }, for: preferences)
      }
    }

    @Test func tablesAnswerAsICUDoesWhateverIsOffered() throws {
      var generator = SeededGenerator(seed: 72)
      for round in 0..<120 {
        let offered = try sample(
          of: round % 2 == 0 ? shippedLanguages : tags,
          count: 1...30,
          using: &generator
        )
        let table = matcher(of: offered, engine: TableMatcherEngine())
        let icu = matcher(of: offered, engine: ICUMatcherEngine())
        for _ in 0..<10 {
          let preferences = try sample(of: tags, count: 1...4, using: &generator)
          #expect(
            table.names(for: preferences) == icu.names(for: preferences),
            "\(preferences) \(offered)"
          )
        }
      }
    }

    @Test(arguments: ["en", "es", "pt", "ar", "zh-Hant", "zh-Hans", "fr", "sr-Latn", "ff-Adlm"])
    func tablesKnowRegionsAsICUDoes(language: String) throws {
      var generator = SeededGenerator(seed: 3166)
      let regions = LanguageTables.regionPartitions.keys + ["XX", "419", "001"]
      for _ in 0..<150 {
        let meanings = try sample(of: regions, count: 2...6, using: &generator).map { region in
          LikelySubtags.meaning(of: try #require(LanguageTag(language + "-" + region)).subtags)
        }
        let wanted = meanings[0]
        let offered = different(meanings.dropFirst())
        let answer = TableMatcherEngine().nearest(to: wanted, among: offered)
        #expect(
          answer == ICUMatcherEngine().nearest(to: wanted, among: offered),
          "\(wanted.joined()) \(offered.map { $0.joined() })"
        )
      }
    }

    @Test func tablesKnowLanguagesAndScriptsAsICUDoes() throws {
      var generator = SeededGenerator(seed: 15924)
      let rules = LanguageTables.languageDistances
      let languages = (0..<rules.count).flatMap { index in
        [
          rules.row(at: index).subtag(at: 0, width: 3),
          rules.row(at: index).subtag(at: 3, width: 3),
        ]
      }
      let scripts: [Subtag] = [
        "Latn", "Cyrl", "Arab", "Hans", "Hant", "Hani", "Jpan", "Hira", "Kore", "Hang", "Deva",
      ]
      for _ in 0..<600 {
        let meanings = try (0..<8).map { _ in
          let script =
            Bool.random(using: &generator) ? scripts.randomElement(using: &generator) : nil
          let language = try #require(languages.randomElement(using: &generator))
          return LikelySubtags.meaning(
            of:
              LanguageScriptRegion(language: language, script: script ?? .none)
          )
        }
        let offered = different(meanings.dropFirst())
        let answer = TableMatcherEngine().nearest(to: meanings[0], among: offered)
        #expect(
          answer == ICUMatcherEngine().nearest(to: meanings[0], among: offered),
          "\(meanings.map { $0.joined() })"
        )
      }
    }

    /// Expects ICU's answer, unless the preference that ICU chose has its own language and script
    /// among the offered.
    private func expect(
      _ link: LanguageChain.Link?,
      toBe answer: String?,
      for preferences: [LanguageTag]
    ) {
      if link?.names.first == answer { return }
      if answer == nil, let link, isOutOfReach(link, in: preferences) { return }
      let own = Set(shippedLanguages.compactMap { LanguageTag($0) }.map(languageAndScript))
      let isOwn = link.map {
        own.contains(languageAndScript($0.preference ?? $0.tag)) && $0.kind != .nearLanguage
      }
      #expect(isOwn == true, "\(preferences): \(link?.names ?? []), ICU: \(answer ?? "nothing")")
    }

    /// ICU asks more of every further preference, until it takes none at all.
    private func isOutOfReach(_ link: LanguageChain.Link, in preferences: [LanguageTag]) -> Bool {
      guard let preference = link.preference, let index = preferences.firstIndex(of: preference)
      else { return false }
      let wanted = LikelySubtags.meaning(of: preference.subtags)
      let distance = LanguageDistance(to: wanted).from(LikelySubtags.meaning(of: link.tag.subtags))
      return index > 0 && distance + index * LanguageDistance.demotion >= LanguageDistance.threshold
    }

    private func different(_ meanings: some Sequence<LanguageScriptRegion>)
      -> [LanguageScriptRegion]
    {
      var seen: Set<LanguageScriptRegion> = []
      return meanings.filter { seen.insert($0).inserted }
    }

    private func languageAndScript(_ tag: LanguageTag) -> [String] {
      [tag.maximized.language, tag.maximized.script ?? ""]
    }

    private func sample(
      of texts: [String],
      count: ClosedRange<Int>,
      using generator: inout SeededGenerator
    ) throws -> [String] {
      try (0..<Int.random(in: count, using: &generator)).map { _ in
        try #require(texts.randomElement(using: &generator))
      }
    }
  }
#endif
