import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnusedSuppressionTests {
  @Test func namesTheRule() throws {
    let text =
      "/* reviewprompts:ignore double-word, double-blank: a name */\n" + #""a" = "Duran Duran";"#
    let example = RuleExample(text, source: #""a" = "Duran";"#)
    let found = ExampleRun.findings(example, ActiveRules())
    #expect(found.map(\.rule) == ["unused-suppression"])
    #expect(
      found.map(\.message) == [
        "the entry below does not break the rule 'double-blank': delete it from the comment"
      ]
    )
  }

  @Test func suppressesOnlyTheEntryBelow() {
    let text =
      "// reviewprompts:ignore double-word: a name\n"
      + #""a" = "Duran Duran"; "b" = "Duran Duran";"#
    let found = ExampleRun.findings(RuleExample(text), ActiveRules())
    #expect(found.map(\.key) == ["b"])
  }

  @Test func saysNothingOfARuleThatIsNotAsked() {
    let text = "/* reviewprompts:ignore double-word: a name */\n" + #""a" = "Duran";"#
    let rules = ActiveRules(RuleRegistry.all, RuleSettings(["double-word": .off]))
    #expect(ExampleRun.findings(RuleExample(text), rules).isEmpty)
    let optIn =
      "/* reviewprompts:ignore same-words-as-source: a name */\n" + #""a" = "Duran";"#
    #expect(ExampleRun.findings(RuleExample(optIn, source: #""a" = "D";"#), ActiveRules()).isEmpty)
  }

  /// Whether the text is the same as the source text cannot be told.
  @Test func saysNothingWhereThereIsNothingToCompareWith() {
    let text =
      "/* reviewprompts:ignore same-as-source: a name */\n" + #""a" = "The Hitchhiker's Guide";"#
    #expect(ExampleRun.findings(RuleExample(text), ActiveRules()).isEmpty)
    let alone = "/* reviewprompts:ignore noncharacter: a test */\n" + #""a" = "Guide";"#
    #expect(!ExampleRun.findings(RuleExample(alone), ActiveRules()).isEmpty)
    let found = ExampleRun.findings(RuleExample(text, source: #""a" = "Other";"#), ActiveRules())
    #expect(found.map(\.rule) == ["unused-suppression"])
  }

  @Test(arguments: [("Duran Duran", true), ("Duran", false)])
  func looksAtAllLanguagesOfACatalog(_ french: String, _ isUsed: Bool) {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {
      "comment": "reviewprompts:ignore double-word: a name",
      "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Durand"}},
      "en": {"stringUnit": {"state": "translated", "value": "Dura"}},
      "fr": {"stringUnit": {"state": "translated", "value": "\(french)"}}}}}}
      """
    let found = ExampleRun.findings(RuleExample(catalog, file: "A.xcstrings"), ActiveRules())
    #expect(found.map(\.rule) == (isUsed ? [] : ["unused-suppression"]))
    #expect(found.allSatisfy { $0.place.range?.lowerBound.line == 2 })
  }
}
