import Testing

@testable import StringsValidation

@Suite struct LongUnicodeEscapeTests {
  @Test func saysWhatIsRead() {
    expect(
      LongUnicodeEscape(),
      #""a" = "1️⃣\U0001F600";"#,
      [
        "1️⃣": "'\\U0001F600' is read as '\\U0001' and the text 'F600': expected the character "
          + "itself or '\\UD83D\\UDE00'"
      ]
    )
  }

  @Test func writesFourDigits() {
    expect(
      LongUnicodeEscape(),
      #""a" = "1️⃣\U000000E9";"#,
      [
        "1️⃣": "'\\U000000E9' is read as '\\U0000' and the text '00E9': expected the character "
          + "itself or '\\U00E9'"
      ]
    )
  }

  @Test func takesTextBehindAnEscape() {
    expect(LongUnicodeEscape(), #""a" = "\U2022abcd \U00e9";"#)
  }
}
