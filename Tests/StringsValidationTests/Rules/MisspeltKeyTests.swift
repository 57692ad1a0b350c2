import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MisspeltKeyTests {
  @Test func proposesTheNearestKey() {
    expect(
      MisspeltKey(),
      #"1️⃣"reviewPrompt.titel" = "a"; 2️⃣"reviewPrompt.sound" = "b";"#,
      file: "ReviewPrompts.strings",
      [
        "1️⃣": "no text of a prompt has this key; did you mean 'reviewPrompt.title'?",
        "2️⃣": "no text of a prompt has this key",
      ]
    )
  }

  @Test func takesTheKeysAndOtherTables() {
    let keys = PromptTable.keys.map { "\"\($0)\" = \"a\";" }.joined()
    expect(MisspeltKey(), keys, file: "ReviewPrompts.strings")
    expect(MisspeltKey(), #""review.titel" = "a";"#)
  }

  @Test(arguments: [#""reviewPrompt.titel" = "a";"#, "reviewPrompt.titel = \"a\";"])
  func mendsANearKey(_ text: String) {
    let example = RuleExample.prompt(text)
    let fixes = ExampleRun.findings(MisspeltKey(), example).compactMap(\.fix)
    for application in [
      FixApplication(fixes, to: example.bytes), FixApplication(fixes, toStrings: example.bytes),
    ] {
      let mended = String(decoding: application.bytes, as: UTF8.self)
      #expect(mended == #""reviewPrompt.title" = "a";"#)
    }
    let both = RuleExample.prompt(text + #" "reviewPrompt.title" = "b";"#)
    #expect(ExampleRun.findings(MisspeltKey(), both).compactMap(\.fix).isEmpty)
  }

  @Test func mendsOnlyTheLastEntryOfAKey() {
    let example = RuleExample.prompt(
      #""reviewPrompt.titel" = "a"; "reviewPrompt.titel" = "b";"#
    )
    let found = ExampleRun.findings(MisspeltKey(), example)
    #expect(found.map { $0.fix == nil } == [true, false])
    let mended = FixApplication(found.compactMap(\.fix), to: example.bytes).bytes
    #expect(
      String(decoding: mended, as: UTF8.self)
        == #""reviewPrompt.titel" = "a"; "reviewPrompt.title" = "b";"#
    )
  }
}
