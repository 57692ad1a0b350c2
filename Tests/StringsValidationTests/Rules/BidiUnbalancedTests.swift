import Testing

@testable import StringsValidation

@Suite struct BidiUnbalancedTests {
  @Test func pointsAtTheMark() {
    expect(
      BidiUnbalanced(),
      #""a" = "1️⃣\U2068%@";"# + "\n" + #""b" = "%@2️⃣\U202C";"#,
      language: "ar",
      [
        "1️⃣": "U+2068 FIRST STRONG ISOLATE is not closed: expected U+2069 POP DIRECTIONAL ISOLATE",
        "2️⃣": "U+202C POP DIRECTIONAL FORMATTING closes nothing",
      ]
    )
  }

  @Test func takesNestedPairsAndMarks() {
    expect(BidiUnbalanced(), #""a" = "\U202B\U2066x\U2069\U202C \U200F";"#, language: "ar")
  }
}
