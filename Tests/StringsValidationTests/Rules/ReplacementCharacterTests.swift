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

  @Test(arguments: ["????? ????? ??", "{appName}: ????", "“????” – 5."])
  func findsQuestionMarksInPlaceOfLetters(_ text: String) {
    expect(
      ReplacementCharacter(),
      "\"a\" = 1️⃣\"\(text)\";",
      source: #""a" = "Rate {appName}";"#,
      language: "he",
      [
        "1️⃣": "the text has question marks in place of letters, which were probably lost in a wrong"
          + " encoding"
      ]
    )
  }

  @Test(arguments: [
    ("???", "What?"), ("????", "????"), ("????", "{appName}????"), ("א????", "Rate"),
    ("Really????", "Really????"),
  ])
  func takesOtherQuestionMarks(_ text: String, _ source: String) {
    expect(
      ReplacementCharacter(),
      "\"a\" = \"\(text)\";",
      source: "\"a\" = \"\(source)\";",
      language: "he"
    )
    expect(ReplacementCharacter(), #""a" = "????";"#, language: "en")
  }
}
