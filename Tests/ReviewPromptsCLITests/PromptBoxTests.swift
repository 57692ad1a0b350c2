import PromptContent
import Testing

@testable import ReviewPromptsCLI

@Suite struct PromptBoxTests {
  private func run(_ words: String..., columns: Int? = 60) -> RecordedRun {
    RecordedRun(words: ["render", "--app-name", "My Notes"] + words, terminalColumns: columns)
  }

  @Test func drawsABoxOnATerminal() {
    let run = run("--language", "en")
    #expect(
      run.output == """
        en
        ╭──────────────────────────────────────────────────────────╮
        │ How would you rate My Notes?                             │
        │                                                          │
        │ Other people look at ratings when they choose an app.    │
        │ Could you spare a minute to rate My Notes?               │
        │                                                          │
        │        [ No, Thank You ]  [ Ask Me Later ]  [ Rate Now ] │
        ╰──────────────────────────────────────────────────────────╯

        """
    )
  }

  @Test func printsPlainTextElsewhere() {
    #expect(!run("--language", "en", columns: nil).output.contains("│"))
    #expect(run("--language", "en", "--format", "json").output.hasPrefix("["))
  }

  @Test func putsRightToLeftAtTheRight() throws {
    let lines = run("--language", "ar").lines
    let title = try #require(lines.first { $0.contains("My Notes") })
    #expect(title.hasPrefix("│  ") && title.hasSuffix("\u{2069} │"))
    let buttons = try #require(lines.last { $0.contains("[") })
    #expect(buttons.hasPrefix("│ \u{2067}[") && buttons.hasSuffix("  │"))
  }

  @Test(arguments: [20, 33, 60, 200])
  func isStraightInEveryLanguage(_ columns: Int) {
    for tag in ShippedLanguages.tags + PseudoLanguage.allCases.map(\.tag) {
      let prompt = PromptCatalog().prompt(for: [tag], appName: "メモ Notes אב")
      let lines = PromptBox(prompt: prompt, width: columns).text.split(separator: "\n").map(
        String.init
      )
      #expect(lines.allSatisfy { $0.columns == min(columns, 64) }, "\(tag)")
    }
  }

  @Test func setsButtonsBelowEachOtherWhereThereIsNoRoom() {
    let lines = run("--language", "en", columns: 30).lines
    #expect(
      lines.suffix(4).prefix(3).map { $0.filter { "[]".contains($0) } } == ["[]", "[]", "[]"]
    )
    #expect(lines.suffix(4).first?.contains("Rate Now") == true)
  }

  @Test func leavesHiddenElementsOut() {
    var catalog = PromptCatalog()
    catalog.callerTexts = [.title: "", .rateButton: "", .remindButton: "", .declineButton: ""]
    let box = PromptBox(prompt: catalog.prompt(for: ["en"], appName: "N"), width: 60).text
    #expect(!box.contains("["))
    #expect(box.split(separator: "\n").count == 4)
    catalog.callerTexts[.appMessage] = ""
    let prompt = catalog.prompt(for: ["en"], appName: "N")
    #expect(PromptBox(prompt: prompt, width: 60).text.contains("│ (every text is hidden) "))
    #expect(PromptReport.text(prompt).contains("\n  (every text is hidden)\n"))
  }

  @Test func showsNoControlCharacters() {
    let prompt = PromptCatalog().prompt(for: ["en"], appName: "A\u{1B}[31m\tB")
    #expect(PromptBox(prompt: prompt, width: 60).text.contains("A\\u{1B}[31m\\u{9}B"))
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}"]) func keepsLineBreaks(_ lineEnd: String) {
    var catalog = PromptCatalog()
    catalog.callerTexts = [.title: "One\(lineEnd)two  {appName}"]
    let prompt = catalog.prompt(for: ["en"], appName: "N")
    let lines = PromptBox(prompt: prompt, width: 30).text.split(separator: "\n")
    #expect(lines.prefix(3).last?.hasPrefix("│ two  N ") == true)
    #expect(PromptReport.text(prompt).hasPrefix("en  (from caller, package)\n  One\n  two  N\n  O"))
  }

  @Test func keepsABracketWithItsWord() {
    let text = PromptBox(
      prompt: PromptCatalog().prompt(for: ["en"], appName: "N"),
      width: 20
    ).text
    #expect(text.contains("[ No, Thank │") && text.contains("You ] │"))
  }

  @Test(arguments: [("0", 60), ("-5", 60), ("30", 30)])
  func takesOnlyAWidthThatThereIs(_ columns: String, _ width: Int) {
    let columns = Session.columns(from: [.columns: columns]) ?? 60
    #expect(columns == width)
  }

  @Test func printsPlainTextOnANarrowTerminal() {
    #expect(run("--language", "en", columns: 20).output.contains("│"))
    #expect(!run("--language", "en", columns: 19).output.contains("│"))
  }
}
