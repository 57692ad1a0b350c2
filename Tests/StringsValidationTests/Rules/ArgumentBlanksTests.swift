import Testing

@testable import StringsValidation

@Suite struct ArgumentBlanksTests {
  @Test func pointsAtTheBraces() {
    expect(
      ArgumentBlanks(),
      #""a" = "x 1️⃣{ name }";"#,
      source: #""a" = "{name}";"#,
      ["1️⃣": "blanks stand in the braces: write '{name}'"]
    )
  }

  @Test func takesTightBraces() {
    expect(
      ArgumentBlanks(),
      #""a" = "{name} {n, number}";"#,
      source: #""a" = "{name} {n, number}";"#
    )
  }
}
