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
    let keys = PromptTable.keys.sorted()
    let whole = keys.map { "\"\($0)\" = \"a\";" }
    let lacking = whole.dropLast().joined(separator: " ")
    let example = RuleExample.prompt(lacking, source: whole.joined(separator: " "))
    let found = ExampleRun.findings(MissingKey(), example)
    #expect(found.map(\.severity) == [.error])
    #expect(ExampleRun.findings(MissingKey(), .prompt(lacking)).count == 1)
  }

  @Test func takesAFewTextsOfAPromptForOverrides() {
    let title = RuleExample.prompt(#""reviewPrompt.title" = "a";"#)
    #expect(ExampleRun.findings(MissingKey(), title).isEmpty)
  }

  @Test func isANoteWhereTheShippedTextIsShown() {
    let title = #""reviewPrompt.title" = "a";"#
    let example = RuleExample.prompt(title, source: title + #""reviewPrompt.button.rate" = "b";"#)
    #expect(ExampleRun.findings(MissingKey(), example).map(\.severity) == [.note])
  }

  @Test(arguments: [
    #""a" = "b"; "x" = “y”; "c" = "d";"#, #""a" = "b"; "x" "y"; "c" = "d";"#,
    #""a" = "b"; "x": "y"; "c" = "d";"#, "\"a\" = \"b\"; \"c\" = \"d\"; \"x\" = \"y;\n",
  ])
  func takesABrokenEntryForThere(_ text: String) {
    expect(MissingKey(), text, source: #""a" = "b"; "x" = "y"; "c" = "d";"#)
  }

  @Test func takesWhatACommentSwallowedForThere() {
    let text = #""a" = "b"; /* x "# + "\n" + #""x" = "y"; "c" = "d";"#
    expect(
      MissingKey(),
      text.replacing(#""a" = "b""#, with: #""a" = "b"1️⃣"#),
      source: #""a" = "b"; "x" = "y"; "c" = "d"; "e" = "f";"#,
      ["1️⃣": "the key 'e' is missing; put it after 'a'"]
    )
  }

  @Test func leavesAMisspeltKeyToItsRule() {
    let keys = PromptTable.keys.sorted()
    let source = keys.map { "\"\($0)\" = \"a\";" }.joined(separator: " ")
    let misspelt = source.replacing("Prompt.title", with: "Prompt.titel")
    #expect(ExampleRun.findings(MissingKey(), .prompt(misspelt, source: source)).isEmpty)
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

  @Test func namesTheLanguageOfACatalog() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "A": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "B"}},
        "de": {"stringUnit": {"state": "translated", "value": "B"}}}},
      "C": {}, "D": {"localizations": {"fr": "E"}}}}
      """
    let found = ExampleRun.findings(MissingKey(), RuleExample(text, file: "T.xcstrings"))
    let expected = ["the key 'C' is missing in 'de'", "the key 'C' is missing in 'fr'"]
    #expect(found.map(\.message).filter { $0.contains("'C'") }.sorted() == expected)
    #expect(found.filter { $0.key == "D" }.map(\.language) == ["de"])
  }

  @Test func findsAKeyBehindALoneQuotationMark() {
    expect(
      MissingKey(),
      #""a" = "b"1️⃣; /* 5" x "# + "\n" + #""y" = "z"; c = "d";"#,
      source: #""a" = "b"; "y" = "z"; "c" = "d";"#,
      ["1️⃣": "the key 'c' is missing; put it after 'a'"]
    )
  }
}
