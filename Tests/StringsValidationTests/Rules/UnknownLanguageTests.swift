import Diagnostics
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

  @Test func looksAtTheLanguagesOfACatalog() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "A": {"localizations": {"jp": {"stringUnit": {"state": "translated", "value": "B"}}}},
      "C": {"localizations": {"jp": {"stringUnit": {"state": "translated", "value": "D"}}}}}}
      """
    let example = RuleExample(text, file: "T.xcstrings")
    let found = ExampleRun.findings(example, ActiveRules([UnknownLanguage()]))
    #expect(found.map { $0.place.range?.lowerBound.line } == [2])
    let good = RuleExample(text.replacing("jp", with: "pt-BR"), file: "T.xcstrings")
    #expect(ExampleRun.findings(good, ActiveRules([UnknownLanguage()])).isEmpty)
  }
}
