import Testing

@testable import StringsValidation

@Suite struct NoncharacterTests {
  @Test func namesTheCode() {
    expect(
      Noncharacter(),
      #""a" = "1️⃣\UFDD0 2️⃣\UFFFE";"#,
      ["1️⃣": "U+FDD0 is no character", "2️⃣": "U+FFFE is no character"]
    )
  }

  @Test func takesRareCharacters() {
    expect(Noncharacter(), #""a" = "\UFFFC \UFDCF \U1FFE 😀";"#)
  }
}
