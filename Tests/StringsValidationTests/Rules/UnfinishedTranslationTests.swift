import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnfinishedTranslationTests {
  @Test func pointsAtTheState() {
    var example = RuleExample.catalog(state: "new", value: "")
    #expect(
      ExampleRun.findings(UnfinishedTranslation(), example).map(\.message) == [
        "the text is not translated yet"
      ]
    )
    example = .catalog(state: "needs_review", value: "x")
    let found = ExampleRun.findings(UnfinishedTranslation(), example)
    #expect(found.map(\.message) == ["the text waits for a review"])
    #expect(found.map(\.language) == ["fr"])
  }

  @Test func takesFinishedTexts() {
    #expect(ExampleRun.findings(UnfinishedTranslation(), .catalog(value: "x")).isEmpty)
  }

  @Test func takesTextsThatXcodeFoundInTheProgram() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"rate": {
        "extractionState": "extracted_with_value",
        "localizations": {"en": {"stringUnit": {"state": "new", "value": "Rate"}}}
      }}}
      """
    let example = RuleExample(text, file: "Localizable.xcstrings")
    #expect(ExampleRun.findings(UnfinishedTranslation(), example).isEmpty)
  }
}
