import Testing

@testable import StringsValidation

@Suite struct ControlCharacterTests {
  @Test func namesTheCharacter() {
    expect(
      ControlCharacter(),
      #""a" = "b1️⃣\U0007c2️⃣\U0085";"#,
      [
        "1️⃣": "the text holds the control character U+0007 ALERT",
        "2️⃣": "the text holds the control character U+0085 NEXT LINE",
      ]
    )
  }

  @Test func takesTabsAndLineBreaks() {
    expect(ControlCharacter(), #""a" = "b\tc\nd\re";"#)
  }

  @Test func leavesACodeWithoutDigitsToItsRule() {
    expect(
      ControlCharacter(),
      #""a" = "\Uzz1️⃣\U0000";"#,
      ["1️⃣": "the text holds the control character U+0000 NULL"]
    )
  }

  @Test func leavesACodeWithEightDigitsToItsRule() {
    expect(
      ControlCharacter(),
      #""a" = "\U000000E9 \U0001F600 1️⃣\U0007 2️⃣\U0007F60";"#,
      [
        "1️⃣": "the text holds the control character U+0007 ALERT",
        "2️⃣": "the text holds the control character U+0007 ALERT",
      ]
    )
  }
}
