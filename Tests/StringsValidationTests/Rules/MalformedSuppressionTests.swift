import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MalformedSuppressionTests {
  @Test func asksForARuleAndAReason() {
    let comments = [
      "reviewprompts:ignore":
        "the comment names no rule: expected 'reviewprompts:ignore RULE: REASON'",
      "reviewprompts:ignore double-word":
        "the comment gives no reason: expected 'reviewprompts:ignore RULE: REASON'",
      "reviewprompts:ignore double-wrd: x":
        "there is no rule 'double-wrd'; did you mean 'double-word'?",
    ]
    for (comment, message) in comments {
      let example = RuleExample("/* \(comment) */\n" + #""a" = "x x";"#)
      let found = ExampleRun.findings(MalformedSuppression(), example)
      #expect(found.map(\.message) == [message])
    }
  }

  @Test func takesOtherComments() {
    #expect(ExampleRun.findings(RuleExample("/* ignore this */ a = b;"), ActiveRules()).isEmpty)
  }
}
