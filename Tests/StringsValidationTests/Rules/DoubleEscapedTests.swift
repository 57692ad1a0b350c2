import Testing

@testable import StringsValidation

@Suite struct DoubleEscapedTests {
  @Test func pointsAtTheBackslash() {
    expect(
      DoubleEscaped(),
      #""a" = "x1️⃣\\ny";"#,
      source: #""a" = "x\ny";"#,
      ["1️⃣": "the text shows '\\n': expected a single backslash in the file"]
    )
  }

  @Test func takesPaths() {
    expect(DoubleEscaped(), #""a" = "C:\\new";"#)
    expect(DoubleEscaped(), #""a" = "C:\\n";"#, source: #""a" = "C:\\n";"#)
  }
}
