import LocaleMatching
import MessageFormatting
import PromptContent
import TestSupport
import Testing

@Suite struct PseudoLanguageTests {
  private static func written(_ pattern: String, in pseudo: PseudoLanguage) throws -> String {
    pseudo.pattern(of: try Message(pattern: pattern, language: "en"))
  }

  /// Patterns, and what becomes of them with accents.
  static let accented = [
    ("Rate Now", "[Ŕååţéé Ñööŵ]"), ("{appName}", "[{appName}]"), ("123", "[123]"), ("", "[]"),
    ("It''s", "[Îţţ''šš]"), ("a '{'appName'}' b", "[åå '{'ååþþÑååɱéé'}' ƀ]"),
    ("'{a} don''t'", "['{a} don''t']"), ("brrr", "[ƀŕŕŕŕŕ]"),
    ("A <b>b</b> a", "[ÅÅ <b>ƀ</b> åå]"), ("a https://x.org/a?b=c.", "[åå https://x.org/a?b=c.]"),
    ("www.example.com", "[www.example.com]"), ("me@x.org, a", "[me@x.org, åå]"),
    ("1 < 2 or 3 > 2", "[1 < 2 öööŕŕŕŕ 3 > 2]"),
    ("<a href=\"u\">ok</a>", "[<a href=\"u\">ööķ</a>]"),
    ("a@b", "[åå@ƀ]"), ("http://", "[ĥţţţţþþ://]"),
  ]

  @Test(arguments: accented) func writesAccents(_ pattern: String, _ text: String) throws {
    #expect(try Self.written(pattern, in: .accented) == text)
  }

  #if ICU
    @Test func writesTheTextsOfAPlural() throws {
      let pattern = "{n, plural, offset:1 =0 {no} one {# day''s '#'} other {{n} days}} on"
      let text = try Self.written(pattern, in: .accented)
      #expect(
        text == "[{n, plural, offset:1 =0 {ñöö} one {# ðååýý''šš '#'} other {{n} ðååýšš}} ööñ]"
      )
    }
  #endif

  @Test func mirrorsWords() throws {
    let word = { (text: String) in "\u{200F}\u{202E}\(text)\u{202C}\u{200F}" }
    #expect(
      try Self.written("Rate {appName}, it''s '{'new'}'", in: .mirrored)
        == word("Rate") + " {appName}" + word(",") + " " + word("it''s") + " '{'" + word("new'}'")
    )
  }

  /// Patterns put together at random; those that are no messages are left out.
  static let patterns: [String] = {
    var random = SeededGenerator(seed: 11)
    var pieces = [
      "a", " ", "''", "'{'", "'", "{appName}", "é", "Now", "\u{A0}", "!", "'}x{'", "“", "\n",
    ]
    #if ICU
      pieces += [
        "{n, plural, one {# b's} other {it''s {appName}}}", "{g, select, x {'{'} other {y}}",
        "{n, number, #,##0.0}",
      ]
    #endif
    return (0..<400).map { _ in
      (0..<Int.random(in: 1...8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }.filter { (try? Message(pattern: $0, language: "en")) != nil }
  }()

  private static func closedQuotes(_ message: Message) -> [Substring] {
    message.parsed.quotes.filter(\.isClosed).map { message.parsed.substring($0.range) }
  }

  @Test(arguments: PseudoLanguage.allCases)
  func changesNothingButLiteralText(_ pseudo: PseudoLanguage) throws {
    let arguments: [String: MessageArgument] = ["appName": "1", "n": 2, "g": "x"]
    for pattern in Self.patterns {
      let before = try Message(pattern: pattern, language: "en")
      let after = try Message(pattern: pseudo.pattern(of: before), language: "en")
      #expect(after.parameters == before.parameters, "\(pattern)")
      #expect(Self.closedQuotes(after) == Self.closedQuotes(before), "\(pattern)")
      guard pseudo == .mirrored else { continue }
      let marks: Set<Unicode.Scalar> = ["\u{200F}", "\u{202E}", "\u{202C}"]
      let text = after.format(arguments, isolation: .off).text
      let bare = String(
        String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) })
      )
      #expect(bare == before.format(arguments, isolation: .off).text)
    }
  }

  @Test(arguments: PromptMessage.allCases)
  func isAThirdLonger(_ message: PromptMessage) throws {
    let catalog = PromptCatalog()
    let english = catalog.prompt(for: ["en"], message: message, appName: "")
    let accented = catalog.prompt(for: ["en-XA"], message: message, appName: "")
    let pairs = [
      (english.title, accented.title), (english.body, accented.body),
      (english.buttons.rate, accented.buttons.rate),
      (english.buttons.decline, accented.buttons.decline),
    ]
    for (before, after) in pairs {
      let (before, after) = (try #require(before), try #require(after))
      #expect(after.count * 3 >= before.count * 4)
      #expect(after.allSatisfy { !($0.isASCII && $0.isLetter) })
    }
  }

  /// How the tags may be spelt, and what they stand for.
  @Test(arguments: [
    ("en-XA", "en-XA"), ("en_XA", "en-XA"), ("en-Latn-XA", "en-XA"), ("ar-XB", "ar-XB"),
    ("ar_XB", "ar-XB"),
  ])
  func isALanguageLikeAnyOther(_ spelling: String, _ tag: String) {
    let prompt = PromptCatalog().prompt(for: [spelling, "fr"], appName: "Notes")
    #expect(prompt.language == tag)
    #expect(!prompt.isMixed)
    #expect(prompt.problems.isEmpty)
    #expect(prompt.direction == (tag == "ar-XB" ? .rightToLeft : .leftToRight))
    #expect(prompt.sources.values.allSatisfy { $0.language == "en" && $0.layer == .package })
    #expect(!PromptCatalog().languages.contains(tag))
  }

  @Test func isMadeFromTheHostsOwnTexts() {
    let tables = InMemoryTables([
      "de": [.title: "Wie ist {appName}?"], "en-XA": [.rateButton: "own"],
    ])
    var catalog = PromptCatalog(overrides: [tables], sourceLanguage: .german)
    catalog.callerTexts = [.remindButton: "Ja", .declineButton: ""]
    let prompt = catalog.prompt(for: ["en-XA"], appName: "N")
    #expect(prompt.title == "[Ŵîîéé îîšţ N?]")
    #expect(prompt.buttons.rate == "own")
    #expect(prompt.buttons.remind == "[Ĵåå]")
    #expect(prompt.buttons.decline == nil)
    #expect(catalog.languages.contains("en-XA"))
    #expect(catalog.prompt(for: ["ar-XB"], appName: "N").title?.contains("\u{202E}ist") == true)
  }

  @Test func answersNoOther() {
    for preference in ["en-AU", "ar-EG", "en-XC", "fr-XA", "he-XB"] {
      let language = PromptCatalog().prompt(for: [preference], appName: "N").language
      #expect(!language.hasSuffix("-XA") && !language.hasSuffix("-XB"), "\(preference)")
    }
  }

  @Test func isMadeWhereOnlyTheAppsLanguagesCount() {
    var catalog = PromptCatalog(overrides: [InMemoryTables(["en": [.title: "Rate {appName}"]])])
    catalog.usesAllAvailableLanguages = false
    #expect(catalog.prompt(for: ["ar-XB"], appName: "N").language == "ar-XB")
    #expect(catalog.languages == ["en"])
  }
}

extension LanguageTag {
  fileprivate static var german: LanguageTag { LanguageTag("de") ?? .english }
}
