import Testing

@testable import StringsValidation

@Suite struct MojibakeTests {
  @Test func namesTheCharacter() {
    expect(
      Mojibake(),
      #""a" = "Caf1️⃣Ã©";"#,
      ["1️⃣": "these two characters were probably 'é' once, read in a wrong encoding"]
    )
    expect(
      Mojibake(),
      #""a" = "1️⃣Ã€ bientôt";"#,
      ["1️⃣": "these two characters were probably 'À' once, read in a wrong encoding"]
    )
  }

  @Test func takesWordsWithThoseLetters() {
    expect(Mojibake(), #""a" = "INFORMAÇÃO NÃO Â ÂNCORA";"#, language: "pt-PT")
  }
}
