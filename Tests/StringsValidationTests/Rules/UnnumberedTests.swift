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

  @Test func takesSubstitutionsThatHaveNumbers() {
    func found(_ numbers: [Int?]) -> [String] {
      let substitutions = zip(["f", "g"], numbers).map {
        SubstitutionCatalog.Substitution($0, $1)
      }
      let language = SubstitutionCatalog.Language(
        text: "%#@f@ in %#@g@",
        substitutions: substitutions
      )
      return SubstitutionCatalog(english: language, german: language).found(Unnumbered())
    }
    #expect(found([1, 2]).isEmpty)
    #expect(found([nil, nil]).count == 1)
  }
}
