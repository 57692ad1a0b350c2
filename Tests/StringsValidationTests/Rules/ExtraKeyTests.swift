import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ExtraKeyTests {
  @Test func proposesTheKeyThatIsMissing() {
    expect(
      ExtraKey(),
      #""rate" = "a"; 1️⃣"latr" = "b"; 2️⃣"stale" = "c";"#,
      source: #""rate" = "a"; "later" = "b";"#,
      [
        "1️⃣": "the key is not in the source language; did you mean 'later'?",
        "2️⃣": "the key is not in the source language",
      ]
    )
  }

  @Test func isSilentWithoutASource() {
    expect(ExtraKey(), "a = b;")
    expect(ExtraKey(), "a = b;", source: "a = c; d = e;")
  }

  @Test func leavesASecondKeyWithBlanksToItsRule() {
    expect(ExtraKey(), #""a" = "b"; "a " = "b";"#, source: #""a" = "b";"#)
    expect(
      ExtraKey(),
      #"1️⃣"ab " = "b";"#,
      source: #""ab" = "b";"#,
      ["1️⃣": "the key is not in the source language; did you mean 'ab'?"]
    )
  }

  @Test func takesOtherTextsOfAnOverriddenPrompt() {
    let text = #""reviewPrompt.button.rate" = "a"; "other" = "b";"#
    let example = RuleExample.prompt(text, source: #""reviewPrompt.title" = "b";"#)
    #expect(ExampleRun.findings(ExtraKey(), example).map(\.key) == ["other"])
  }

  @Test func proposesNothingMoreWhereAllKeysWereRenamed() {
    let keys = (100..<400).map { "settings.general.item.\($0).title" }
    let source = keys.map { "\"\($0)\" = \"a\";" }.joined(separator: "\n")
    let example = RuleExample(source.replacing("title", with: "titre"), source: source)
    let messages = ExampleRun.findings(ExtraKey(), example).map(\.message)
    let plain = "the key is not in the source language"
    #expect(messages.count == keys.count)
    #expect(messages.first == plain + "; did you mean 'settings.general.item.100.title'?")
    #expect(messages.last == plain)
  }
}
