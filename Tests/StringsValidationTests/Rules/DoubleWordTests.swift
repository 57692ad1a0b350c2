import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct DoubleWordTests {
  @Test func pointsAtThePair() {
    expect(
      DoubleWord(),
      #""a" = "Noter 1️⃣votre votre app"; "b" = "2️⃣Le le chat";"#,
      source: #""a" = "Rate your app"; "b" = "The cat";"#,
      [
        "1️⃣": "the word 'votre' stands twice in a row", "2️⃣": "the word 'le' stands twice in a row",
      ]
    )
    expect(
      DoubleWord(),
      #""a" = "1️⃣את את";"#,
      source: #""a" = "the";"#,
      language: "he",
      ["1️⃣": "the word 'את' stands twice in a row"]
    )
  }

  @Test func takesANameBehindItsArticle() {
    expect(DoubleWord(), #""a" = "Ouvrir le Le Monde";"#, source: #""a" = "Open it";"#)
  }

  @Test func takesGoodGrammar() {
    expect(DoubleWord(), #""a" = "nous nous"; "b" = "%@ %@"; "c" = "a. a"; "d" = "12 12";"#)
    expect(DoubleWord(), #""a" = "die die";"#, language: "de")
    expect(DoubleWord(), #""a" = "anak anak";"#, language: "id")
    expect(DoubleWord(), #""a" = "Duran Duran";"#, source: #""a" = "Duran Duran";"#)
    expect(DoubleWord(), #""a" = "votre\nvotre"; "b" = "votre, votre";"#)
  }

  @Test(arguments: [
    ("fr", "Très très bien"), ("es", "Muy muy bien"), ("it", "molto molto bene"),
    ("pt", "muito muito bom"), ("de", "sehr sehr gut"), ("ru", "очень очень рад"),
  ])
  func takesWordsSaidTwiceForEmphasis(_ language: String, _ text: String) {
    let source = #""a" = "Really good";"#
    expect(DoubleWord(), "\"a\" = \"\(text)\";", source: source, language: language)
    // The words are lawful in their own language only.
    let other = RuleExample("\"a\" = \"\(text)\";", source: source, language: "lt")
    #expect(ExampleRun.findings(DoubleWord(), other).count == 1)
  }
}
