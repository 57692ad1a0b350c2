import Testing

@testable import PromptContent

/// String files written for other libraries, used as overrides.
@Suite struct LegacyKeysTests {
  private func prompt(
    table: String = "Localizable",
    _ strings: [String: String],
    message: PromptMessage = .app,
    name: String = "Notes"
  ) -> ReviewPrompt {
    let tables = InMemoryTables(tables: ["en": [table: strings]])
    return PromptCatalog(overrides: [tables]).prompt(for: ["en"], message: message, appName: name)
  }

  @Test func takesTheKeysOfIRate() {
    let strings = [
      "iRateMessageTitle": "Like %@?", "iRateAppMessage": "App %@, 100%",
      "iRateGameMessage": "Game %@", "iRateUpdateMessage": "It's new: %@",
      "iRateRateButton": "R", "iRateRemindButton": "L", "iRateCancelButton": "",
    ]
    let prompt = prompt(strings)
    #expect(prompt.title == "Like Notes?")
    #expect(prompt.body == "App Notes, 100%")
    #expect(prompt.buttons == ReviewPrompt.Buttons(rate: "R", remind: "L", decline: nil))
    #expect(prompt.sources[.title]?.key == "iRateMessageTitle")
    #expect(self.prompt(strings, message: .game).body == "Game Notes")
    #expect(self.prompt(strings, message: .update).body == "It's new: Notes")
  }

  @Test(arguments: [
    "UAAppReviewManagerLocalizable", "AppiraterLocalizable", "ArmchairLocalizable", "Localizable",
  ])
  func takesTheEnglishPhrasesOfTheAppiraterFamily(_ table: String) {
    let phrase =
      "If you enjoy using %@, would you mind taking a moment to rate it? "
      + "It won't take more than a minute. Thanks for your support!"
    let strings = [
      "Rate %@": "Stars for %@", phrase: "It's {nice}: %@", "No, Thanks": "No",
      "Remind me later": "Later",
    ]
    for message in PromptMessage.allCases {
      let prompt = prompt(table: table, strings, message: message)
      #expect(prompt.title == "Stars for Notes")
      #expect(prompt.body == "It's {nice}: Notes")
      #expect(
        prompt.buttons
          == ReviewPrompt.Buttons(rate: "Stars for Notes", remind: "Later", decline: "No")
      )
      #expect(prompt.problems.isEmpty)
    }
  }

  @Test func readsPrintfFormatsOnlyWhereTheLibraryDid() {
    let strings = ["Rate %@": "100%% %1$@"]
    #expect(prompt(table: "AppiraterLocalizable", strings).title == "100% Notes")
    #expect(prompt(table: "ArmchairLocalizable", strings).title == "100%% %1$@")
  }

  @Test func takesTheKeysOfCloudReview() {
    let prompt = prompt([
      "rate_title": "T", "rate_main": "M", "rate_cancel": "Cancel", "rate_now": "Now",
      "rate_never": "Never",
    ])
    #expect(prompt.title == "T")
    #expect(prompt.body == "M")
    #expect(
      prompt.buttons == ReviewPrompt.Buttons(rate: "Now", remind: "Cancel", decline: "Never")
    )
  }

  @Test func takesTheKeysOfMartelWhoseQuestionIsTheTitle() {
    let strings = ["AskToRateApp": "Rate us?", "NoThanks": "N", "RateNow": "R", "RemindLater": "L"]
    let prompt = prompt(strings)
    #expect(prompt.title == "Rate us?")
    #expect(prompt.body == nil)
    #expect(prompt.buttons == ReviewPrompt.Buttons(rate: "R", remind: "L", decline: "N"))
    #expect(prompt.problems.isEmpty)
  }

  @Test func takesTheKeysOfSwiftRaterAndAndroidRate() {
    #expect(
      prompt(table: "SwiftRaterLocalization", ["Rater.title": "Body %@"]).body == "Body Notes"
    )
    #expect(prompt(["rate_dialog_cancel": "Later"]).buttons.remind == "Later")
  }

  @Test func prefersThePromptsOwnKey() {
    let strings = [PromptKey.title.rawValue: "Ours", "iRateMessageTitle": "Theirs"]
    #expect(prompt(strings).title == "Ours")
  }

  @Test(arguments: ["{{", "{}", "}{", "{'", "'{", "'{'", "''", "{{x}} '{%}'", "%", "%%@"])
  func showsBracesAndApostrophesAsTheyAre(_ text: String) {
    let shown = text.replacing("%@", with: "Notes")
    #expect(prompt(["iRateMessageTitle": text]).title == shown)
    #expect(prompt(["iRateMessageTitle": text + "%@" + text]).title == shown + "Notes" + shown)
  }

  @Test func letsTheMessageOfIRateStandForItsUpdateMessage() {
    #expect(prompt(["iRateAppMessage": "App"], message: .update).body == "App")
  }

  @Test func leavesTheAppsOwnPhrasesAlone() {
    let tables = InMemoryTables(tables: ["en": ["Localizable": ["Remind me later": "Snooze"]]])
    let prompt = PromptCatalog(mainTables: tables).prompt(for: ["en"], appName: "N")
    #expect(prompt.buttons.remind != "Snooze")
  }

  @Test func hidesTheMessageOnlyUnderMartelsOwnTitle() {
    let override = InMemoryTables(["en": [.title: "Ours"]])
    let main = InMemoryTables(tables: ["en": ["Localizable": ["AskToRateApp": "Theirs"]]])
    let prompt = PromptCatalog(overrides: [override], mainTables: main)
      .prompt(for: ["en"], appName: "N")
    #expect(prompt.title == "Ours")
    #expect(prompt.body != nil)
  }

  @Test func putsTheNameInAsItIs() {
    let name = "A{b}'c' %@ 100%d"
    #expect(prompt(["iRateMessageTitle": "«%@»"], name: name).title == "«\(name)»")
  }
}
