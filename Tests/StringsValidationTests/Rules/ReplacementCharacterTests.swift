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

  @Test func leavesLostBytesToTheirRule() {
    let example = RuleExample(#""a" = "é";"#, storedAs: .latin1)
    #expect(ExampleRun.findings(ReplacementCharacter(), example).isEmpty)
    #expect(ExampleRun.findings(NotUTF8(), example).count == 1)
  }
}
