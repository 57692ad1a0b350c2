import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingKeyTests {
  @Test func saysWhereToPutIt() {
    expect(
      MissingKey(),
      #""a" = "b"1️⃣; "c" = "d";"#,
      source: #""a" = "b"; "x" = "y"; "c" = "d";"#,
      ["1️⃣": "the key 'x' is missing; put it after 'a'"]
    )
  }

  @Test func isAnErrorInPrompts() {
    let example = RuleExample.prompt(
      #""reviewPrompt.title" = "a";"#,
      source: #""reviewPrompt.title" = "a"; "reviewPrompt.button.rate" = "b";"#
    )
    let found = ExampleRun.findings(MissingKey(), example)
    #expect(found.map(\.severity) == [.error])
    let alone = RuleExample.prompt(#""reviewPrompt.title" = "a";"#)
    #expect(ExampleRun.findings(MissingKey(), alone).count == 6)
  }

  @Test func looksIntoTheOtherFileOfTheTable() {
    let plural = RuleExample.plural(one: "%d jour", other: "%d jours")
    let check = TableCheck(ActiveRules([MissingKey()]))
    let found = check.findings(
      in: ExampleRun.table("a = b;".utf8, "fr", "T.strings"),
      source: ExampleRun.table("a = b; days = c;".utf8, "en", "T.strings"),
      companion: ExampleRun.table(plural.utf8, "fr", "T.stringsdict")
    )
    #expect(found.isEmpty)
  }

  @Test func takesWholeTables() {
    expect(MissingKey(), "b = c; a = b;", source: "a = b; b = c;")
  }
}
