import Testing

@testable import StringsValidation

@Suite struct LoneSurrogateTests {
  @Test func reportsKeysAndTexts() {
    let message =
      "half of a surrogate pair stands alone: expected two escapes such as \\UD83D\\UDE00, "
      + "or the character itself"
    expect(LoneSurrogate(), #""a" = 1️⃣"x\UD83D";"#, ["1️⃣": message])
    expect(LoneSurrogate(), #"1️⃣"\UDE00" = "x";"#, ["1️⃣": message])
  }

  @Test func takesPairs() {
    expect(LoneSurrogate(), #""a" = "\UD83D\UDE00";"#)
  }
}
