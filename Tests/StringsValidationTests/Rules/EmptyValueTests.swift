import Testing

@testable import StringsValidation

@Suite struct EmptyValueTests {
  @Test func reportsEmptyAndBlankTexts() {
    expect(
      EmptyValue(),
      #""a" = 1️⃣""; "b" = 2️⃣" \n";"#,
      source: #""a" = "x"; "b" = "y";"#,
      ["1️⃣": "the text is empty", "2️⃣": "the text is empty"]
    )
  }

  @Test func takesWhatIsEmptyInTheSourceToo() {
    expect(EmptyValue(), #""a" = "";"#, source: #""a" = " ";"#)
    expect(EmptyValue(), #""a" = "";"#)
  }
}
