import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct TooLongTests {
  @Test func countsColumns() {
    expect(
      TooLong(),
      #""reviewPrompt.button.rate" = 1️⃣"今すぐこのアプリを評価する";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the text takes 26 columns with a name of 12 letters: expected 25 at most"]
    )
    expect(
      TooLong(),
      #""reviewPrompt.title" = 1️⃣"Do you really want to rate {appName} now?";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the text takes 44 columns with a name of 12 letters: expected 40 at most"]
    )
  }

  @Test(
    arguments: [
      ("{n, plural, one {Rate # app} other {Rate # apps now}}", nil),
      ("{n, plural, one {Rate # app} other {Do you really want to rate these # apps now}}", 43),
      ("{n, plural, one {Do you really want to rate this # wonderful app} other {No}}", 47),
      (
        "{a, select, x {Rate {n, plural, other {# or more of all our apps}}} other {}} now please",
        41
      ),
      ("{a, select, x {Rate {appName} now} other {Rate it}}", nil),
      ("Do you really want to rate '{'this'}' wonderful app", 47),
      ("Do you really want to rate this wonderful {app", nil),
    ] as [(String, Int?)]
  )
  func measuresTheLongestVariant(_ text: String, _ columns: Int?) {
    let example = RuleExample.prompt("\"reviewPrompt.title\" = \"\(text)\";")
    let expected = columns.map {
      "the text takes \($0) columns with a name of 12 letters: expected 40 at most"
    }
    let found = ExampleRun.findings(TooLong(), example).map(\.message)
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test func countsWhatIsSeen() {
    expect(
      TooLong(),
      #""reviewPrompt.button.rate" = "e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301e\U0301 👩‍👩‍👧‍👦 रेटिंग दें";"#,
      file: "ReviewPrompts.strings"
    )
    expect(TooLong(), #""title" = "Something much longer than any button of a prompt may be";"#)
  }
}
