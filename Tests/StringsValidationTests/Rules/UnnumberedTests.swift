import Testing

@testable import StringsValidation

@Suite struct UnnumberedTests {
  @Test func countsThemInTheSourceLanguage() {
    expect(
      Unnumbered(),
      #""a" = "1️⃣%@ has %d";"#,
      language: "en",
      [
        "1️⃣":
          "2 placeholders have no numbers, so no translation can change their order: write '%1$@'"
      ]
    )
  }

  @Test func takesSingleOnesAndTranslations() {
    expect(Unnumbered(), #""a" = "%@"; "b" = "%1$@ %2$@"; "c" = "%d%%";"#, language: "en")
    expect(Unnumbered(), #""a" = "%@ %@";"#, source: #""a" = "%@ %@";"#)
  }
}
