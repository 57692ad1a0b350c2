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
}
