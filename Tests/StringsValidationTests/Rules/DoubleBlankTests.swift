import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct DoubleBlankTests {
  @Test func pointsAtTheGap() {
    expect(
      DoubleBlank(),
      #""a" = "one1️⃣   two.2️⃣  Three";"#,
      source: #""a" = "one two. Three";"#,
      ["1️⃣": "3 blanks stand in a row: expected one", "2️⃣": "2 blanks stand in a row: expected one"]
    )
  }

  @Test func takesIndentsAndSentencesOfTheSource() {
    expect(DoubleBlank(), #""a" = "x\n  y";"#, source: #""a" = "x\ny";"#)
    expect(DoubleBlank(), #""a" = "One.  Two";"#, language: "en")
    expect(DoubleBlank(), #""a" = "x  y";"#, source: #""a" = "x  y";"#)
  }

  @Test func findsANoBreakSpaceBesideASpace() {
    expect(
      DoubleBlank(),
      "\"a\" = \"Noter1️⃣ \u{A0}?\"; \"b\" = \"x2️⃣\u{A0} ?\"; \"c\" = \"é\u{A0}? à\";",
      source: #""a" = "Rate?"; "b" = "x?"; "c" = "x";"#,
      [
        "1️⃣": "2 blanks stand in a row: expected one",
        "2️⃣": "2 blanks stand in a row: expected one",
      ]
    )
  }
}
