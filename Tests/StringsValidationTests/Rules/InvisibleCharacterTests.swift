import Testing

@testable import StringsValidation

@Suite struct InvisibleCharacterTests {
  @Test func namesTheCharacter() {
    expect(
      InvisibleCharacter(),
      #""a" = "b1️⃣\U200Bc2️⃣\U00AD";"#,
      [
        "1️⃣": "the text holds the invisible character U+200B ZERO WIDTH SPACE",
        "2️⃣": "the text holds the invisible character U+00AD SOFT HYPHEN",
      ]
    )
  }

  @Test func takesWhatLanguagesNeed() {
    expect(InvisibleCharacter(), #""a" = "می\U200Cخواهید";"#, language: "fa")
    expect(InvisibleCharacter(), #""a" = "ប\U200Bក";"#, language: "km")
    expect(InvisibleCharacter(), #""a" = "👩\U200D💻";"#)
  }
}
