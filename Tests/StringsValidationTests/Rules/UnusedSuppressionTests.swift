import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnusedSuppressionTests {
  @Test func namesTheRule() throws {
    let text =
      "/* reviewprompts:ignore double-word, double-blank: a name */\n" + #""a" = "Duran Duran";"#
    let found = ExampleRun.findings(RuleExample(text), ActiveRules())
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
}
