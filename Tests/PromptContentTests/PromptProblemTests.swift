import MessageFormatting
import PromptContent
import Testing

/// What a prompt says when a host's text cannot be used as it stands.
@Suite struct PromptProblemTests {
  private func prompt(
    title: String,
    arguments: [String: MessageArgument] = [:]
  ) -> ReviewPrompt {
    PromptCatalog(overrides: [InMemoryTables(["en": [.title: title]])])
      .prompt(for: ["en"], appName: "Notes", arguments: arguments)
  }

  @Test func usesTheShippedTextForABrokenMessage() throws {
    let prompt = prompt(title: "Rate {appName")
    #expect(prompt.sources[.title]?.layer == .package)
    guard case .invalidMessage(let source, _, let offset)? = prompt.problems.first else {
      Issue.record("no problem was reported")
      return
    }
    #expect(source.layer == .override)
    #expect(offset == 5)
  }

  @Test func leavesAMissingArgumentVisible() {
    let prompt = prompt(title: "{appName} {version}")
    #expect(prompt.title == "Notes {version}")
    #expect(prompt.problems.count == 1)
    #expect("\(prompt.problems)".contains("version"))
  }

  @Test func takesFurtherArguments() {
    #expect(
      prompt(title: "{appName} {version}", arguments: ["version": "1.10"]).title == "Notes 1.10"
    )
  }

  #if ICU
    @Test func takesAStringForANumberWhereANumberIsAskedFor() {
      let title = "{count, plural, one {# note} other {# notes}} in {appName}"
      #expect(prompt(title: title, arguments: ["count": "3"]).title == "3 notes in Notes")
      #expect(prompt(title: title, arguments: ["count": 1]).title == "1 note in Notes")
    }
  #endif

  @Test func reportsAnUnreadableTableAndGoesOn() {
    struct Broken: LocalizedTables {
      let languages = ["en"]
      func string(
        forKey key: String,
        table: String,
        language: String
      ) throws(UnreadableTable) -> String? {
        throw UnreadableTable(path: "x", line: 1, column: 2, reason: "broken", id: "broken")
      }
    }
    let prompt = PromptCatalog(overrides: [Broken()]).prompt(for: ["en"], appName: "Notes")
    #expect(prompt.title == PromptCatalog().prompt(for: ["en"], appName: "Notes").title)
    #expect(prompt.problems.count == 1)
    #expect("\(prompt.problems)".contains("x:1:2: broken [broken]"))
  }

  @Test(arguments: [("he", "Notes", true), ("he", "עברית", false), ("de", "עברית", true)])
  func isolatesANameOfTheOtherDirection(_ language: String, _ name: String, _ isIsolated: Bool) {
    var catalog = PromptCatalog()
    let isolated = "\u{2068}\(name)\u{2069}"
    let title = catalog.prompt(for: [language], appName: name).title
    #expect(title?.contains(isolated) == isIsolated)
    catalog.isolatesNames = false
    let plain = catalog.prompt(for: [language], appName: name).title
    #expect(plain?.contains(name) == true)
    #expect(plain?.contains(isolated) == false)
  }
}
