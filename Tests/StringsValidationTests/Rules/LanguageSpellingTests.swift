import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct LanguageSpellingTests {
  @Test func proposesTheCanonicalTag() {
    expect(
      LanguageSpelling(),
      "",
      language: "zh_TW",
      [wholeFile: "'zh_TW' is an old or unusual name of the language: expected 'zh-TW'"]
    )
  }

  @Test func isAWarningForPrompts() {
    let example = RuleExample.prompt("", language: "iw")
    #expect(ExampleRun.findings(LanguageSpelling(), example).map(\.severity) == [.warning])
    expect(LanguageSpelling(), "", language: "pt-BR")
  }

  @Test func looksAtTheLanguagesOfACatalog() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "A": {"localizations": {"pt_BR": {"stringUnit": {"state": "translated", "value": "B"}}}},
      "C": {"localizations": {"pt_BR": {"stringUnit": {"state": "translated", "value": "D"}}}}}}
      """
    let example = RuleExample(text, file: "T.xcstrings")
    let found = ExampleRun.findings(example, ActiveRules([LanguageSpelling()]))
    #expect(found.map { $0.place.range?.lowerBound.line } == [2])
    let good = RuleExample(text.replacing("pt_BR", with: "pt-BR"), file: "T.xcstrings")
    #expect(ExampleRun.findings(good, ActiveRules([LanguageSpelling()])).isEmpty)
  }
}
