import Testing

@testable import StringsValidation

@Suite struct SurroundingBlankTests {
  @Test func pointsAtTheBlank() {
    expect(
      SurroundingBlank(),
      #""a" = "1️⃣ x"; "b" = "y2️⃣ "; "c" = "z3️⃣　";"#,
      source: #""a" = "x"; "b" = "y"; "c" = "z";"#,
      [
        "1️⃣": "the text begins with a blank", "2️⃣": "the text ends with a blank",
        "3️⃣": "the text ends with a blank",
      ]
    )
  }

  @Test func takesBlanksOfTheSource() {
    expect(SurroundingBlank(), #""a" = "x ";"#, source: #""a" = "y ";"#)
    expect(SurroundingBlank(), #""a" = "x ";"#)
    expect(SurroundingBlank(), #""a" = "à"; "b" = "„x”";"#, source: #""a" = "a"; "b" = "x";"#)
  }
}
