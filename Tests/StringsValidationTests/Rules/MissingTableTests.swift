import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingTableTests {
  @Test func namesTheTable() {
    let example = RuleExample(
      "",
      otherFiles: ["en.lproj/Localizable.strings", "en.lproj/Menu.strings"]
    )
    let found = ExampleRun.findings(MissingTable(), example)
    #expect(found.map(\.message) == ["the table 'Menu' of the source language is missing"])
  }

  @Test func takesPluralsForTheTable() {
    let example = RuleExample(
      "",
      file: "Menu.stringsdict",
      otherFiles: ["en.lproj/Menu.strings", "en.lproj/InfoPlist.strings"]
    )
    #expect(ExampleRun.findings(MissingTable(), example).isEmpty)
  }
}
