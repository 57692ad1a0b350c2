import Testing

@testable import StringsValidation

@Suite struct EmptyValueTests {
  @Test func reportsEmptyAndBlankTexts() {
    expect(
      EmptyValue(),
      #""a" = 1️⃣""; "b" = 2️⃣" \n";"#,
      source: #""a" = "x"; "b" = "y";"#,
      ["1️⃣": "the text is empty", "2️⃣": "the text is empty"]
    )
  }

  @Test func takesWhatIsEmptyInTheSourceToo() {
    expect(EmptyValue(), #""a" = "";"#, source: #""a" = " ";"#)
    expect(EmptyValue(), #""a" = "";"#)
  }

  /// An app that overrides some texts of a prompt hides the element whose text is empty.
  @Test(arguments: [nil, #""reviewPrompt.title" = "b";"#])
  func takesWhatAnOverrideHides(_ source: String?) {
    let hidden = #""reviewPrompt.button.remind" = "";"#
    #expect(ExampleRun.findings(EmptyValue(), .prompt(hidden, source: source)).isEmpty)
  }

  @Test func reportsEmptyTextsOfWholePrompts() {
    let keys = PromptTable.keys.map { "\"\($0)\" = \"a\";" }.joined()
    let lacking = keys.replacing(#"title" = "a""#, with: #"title" = """#)
    #expect(ExampleRun.findings(EmptyValue(), .prompt(lacking, source: keys)).count == 1)
    #expect(ExampleRun.findings(EmptyValue(), .prompt(lacking)).count == 1)
  }
}
