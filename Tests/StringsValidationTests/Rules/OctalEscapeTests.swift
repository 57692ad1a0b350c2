import Testing

@testable import StringsValidation

@Suite struct OctalEscapeTests {
  @Test func reportsEachNumber() {
    let message =
      "an octal number stands for a character of the NeXTSTEP set: write the character itself"
    expect(OctalEscape(), #""a" = "1️⃣\351 2️⃣\0";"#, ["1️⃣": message, "2️⃣": message])
  }

  @Test func takesOtherEscapes() {
    expect(OctalEscape(), #""a" = "\n \U0041 \\351";"#)
  }
}
