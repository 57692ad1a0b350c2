import Testing

@testable import StringsValidation

@Suite struct LowercaseUEscapeTests {
  @Test func namesTheCharacter() {
    expect(
      LowercaseUEscape(),
      #""a" = "b 1️⃣\u203A";"#,
      ["1️⃣": "'\\u203A' is shown as 'u203A': expected '\\U203A', for '›'"]
    )
  }

  @Test func takesPathsAndCapitals() {
    expect(LowercaseUEscape(), #""a" = "\U203A C:\users \uXYZ1";"#)
  }
}
