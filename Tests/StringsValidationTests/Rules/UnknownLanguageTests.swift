import Testing

@testable import StringsValidation

@Suite struct UnknownLanguageTests {
  @Test func proposesALanguage() {
    expect(
      UnknownLanguage(),
      "",
      language: "jp",
      [wholeFile: "no language has the tag 'jp'; did you mean 'ja'?"]
    )
    expect(
      UnknownLanguage(),
      "",
      language: "gr",
      [wholeFile: "no language has the tag 'gr'; did you mean 'el'?"]
    )
    expect(
      UnknownLanguage(),
      "",
      language: "kr",
      [wholeFile: "'kr' is a rare language's tag; did you mean 'ko'?"]
    )
    expect(
      UnknownLanguage(),
      "",
      language: "my texts",
      [wholeFile: "'my texts' is no language tag: expected a name such as 'fr' or 'pt-BR'"]
    )
  }

  @Test func takesLanguagesAndBase() {
    for name in ["fr", "zh_TW", "Base", "English", "es-419", "haw", "mul"] {
      expect(UnknownLanguage(), "", language: name)
    }
  }
}
