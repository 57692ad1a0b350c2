import Testing

@testable import StringsValidation

@Suite struct ReplacementCharacterTests {
  @Test func pointsAtTheLostCharacter() {
    expect(
      ReplacementCharacter(),
      #""a" = "caf1️⃣�";"#,
      ["1️⃣": "a character was lost here and '�' put in its place"]
    )
  }

  @Test func leavesLoneSurrogatesToTheirRule() {
    expect(ReplacementCharacter(), #""a" = "\UD83D";"#)
  }
}
