import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingSourceTests {
  private func found(_ language: String, _ others: String...) -> [Finding] {
    let files = others.map { "\($0).lproj/Localizable.strings" }
    return ExampleRun.findings(
      MissingSource(),
      RuleExample("", language: language, otherFiles: files)
    )
  }

  @Test func namesTheLanguagesThatThereAre() {
    let expected =
      "no texts in the source language 'en' to compare with: there are de, fr; name another one "
      + "with --source"
    #expect(found("fr", "de").map(\.message) == [expected])
    #expect(found("fr", "de").map(\.severity) == [.warning])
  }

  @Test func isMilderWithOneLanguage() {
    #expect(found("fr").map(\.severity) == [.note])
  }

  @Test func takesBaseForTheSource() {
    #expect(found("fr", "Base").isEmpty)
    #expect(found("mul").isEmpty)
  }
}
