import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MojibakeTests {
  @Test func namesTheCharacter() {
    expect(
      Mojibake(),
      #""a" = "Caf1️⃣Ã©";"#,
      ["1️⃣": "these two characters were probably 'é' once, read in a wrong encoding"]
    )
    expect(
      Mojibake(),
      #""a" = "1️⃣Ã€ bientôt";"#,
      ["1️⃣": "these two characters were probably 'À' once, read in a wrong encoding"]
    )
  }

  @Test func takesWordsWithThoseLetters() {
    expect(Mojibake(), #""a" = "INFORMAÇÃO NÃO Â ÂNCORA";"#, language: "pt-PT")
  }

  @Test(arguments: [
    ("Cze1️⃣Ĺ›Ä‡", 4, "ść"), ("1️⃣РћС‚РјРµРЅР°", 12, "Отмена"), ("Bravo 1️⃣ðŸŽ‰", 4, "🎉"),
    ("l1️⃣â€™app", 3, "’"), ("1️⃣è¨\u{AD}å®š", 6, "設定"), ("1️⃣ÐžÑ‚Ð¼ÐµÐ½Ð°", 12, "Отмена"),
    ("1️⃣–û—Ç–º–µ–Ω–∞", 12, "Отмена"), ("l1️⃣‚Äôapp", 3, "’"),
  ])
  func readsOtherCharacterSetsBack(_ text: String, _ count: Int, _ meant: String) {
    let message =
      "these \(count) characters were probably '\(meant)' once, read in a wrong encoding"
    expect(Mojibake(), "\"a\" = \"\(text)\";", ["1️⃣": message])
  }

  @Test func readsSingleCharactersOfOldMacsBack() {
    let message = "these two characters were probably 'é' once, read in a wrong encoding"
    expect(Mojibake(), #""a" = "R1️⃣√©gl2️⃣√©";"#, ["1️⃣": message, "2️⃣": message])
  }

  @Test(arguments: [
    "Qualité\u{A0}» et", "ВІДІЙТИ СІРІ РІРІ", "«книге»… г.»", "√∞ √π –é—", "ŻÓŁĆ ÓŁÓŁ", "‚Äpfel‘",
    "Đường Âm thanh", "Größe „Ä“ “É”", "СЁМГА Рё", "¿Qué…? «à»", "5 – „Öl“ — ß", "İŞÇİ Ğ’",
  ])
  func takesTextsInTheirLanguages(_ text: String) {
    expect(Mojibake(), "\"a\" = \"\(text)\";")
  }

  @Test(arguments: [
    "VoilÃ\u{A0}", "AquÃ\u{AD}", "è¨\u{AD}å®š", "è¨\u{AD}", "CafÃ© ", "Ã©\u{AD}", "Ã\u{A0} x",
    "\u{A0}Ã©",
  ])
  func isNotCutByFixes(_ text: String) {
    let example = RuleExample("\"a\" = \"\(text)\";", source: #""a" = "x";"#)
    for rule: any Rule in [InvisibleCharacter(), SurroundingBlank(), DoubleBlank()] {
      #expect(ExampleRun.findings(rule, example).compactMap(\.fix).isEmpty)
    }
  }

  @Test(arguments: [
    ("ru", "Îñòàâèòü îòçûâ", "Cyrillic"), ("el", "ÁöÞóôå", "Greek"), ("he", "ãøâ àú", "Hebrew"),
    ("ar", "ÞíøÞÑÈÇ", "Arabic"), ("ru", "Îöåíèòå {appName}", "Cyrillic"),
    ("ru", "{n, plural, one {äåíü} other {äíåé}}", "Cyrillic"),
  ])
  func findsWholeTextsReadAsLatin(_ language: String, _ text: String, _ script: String) {
    let message =
      "the text has no \(script) letter, but accented ones: it was probably read in a wrong encoding"
    expect(Mojibake(), "\"a\" = 1️⃣\"\(text)\";", language: language, ["1️⃣": message])
  }

  @Test(arguments: [
    ("fr", "Îñòàâèòü îòçûâ"), ("ru", "Évaluée à l’été"), ("ru", "Über Größe"), ("ru", "Éàü"),
    ("ru", "ÀÉÎÕÜ и другие"), ("sr-Latn", "ÀÉÎÕÜ"), ("ja", "ÀÉÎÕÜ"),
  ])
  func takesAccentedLettersElsewhere(_ language: String, _ text: String) {
    expect(Mojibake(), "\"a\" = \"\(text)\";", language: language)
  }
}
