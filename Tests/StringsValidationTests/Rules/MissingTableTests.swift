import Diagnostics
import LocaleMatching
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

  @Test(arguments: [("Menu.strings", "Menu.stringsdict"), ("Menu.stringsdict", "Menu.strings")])
  func namesAFileOfWhichOnlyTheOtherIsThere(_ file: String, _ lost: String) {
    let others = ["en.lproj/\(file)", "en.lproj/\(lost)", "en.lproj/InfoPlist.strings"]
    let found = ExampleRun.findings(
      MissingTable(),
      RuleExample("", file: file, otherFiles: others)
    )
    let expected =
      "the file '\(lost)' of the source language is missing, and not all of its keys are in "
      + "'\(file)'"
    #expect(found.map(\.message) == [expected])
  }

  @Test func takesAFileWhoseKeysAreInTheOther() {
    let english = ["Menu.strings", "Menu.stringsdict"]
    var french = ProjectOutline.LanguageFolder(path: "fr", name: "fr", files: ["Menu.strings"])
    french.replacedFiles = ["Menu.stringsdict"]
    let source = ProjectOutline.LanguageFolder(path: "en", name: "en", files: english)
    let outline = ProjectOutline(path: ".", source: .english, folders: [source, french])
    #expect(ProjectCheck(ActiveRules([MissingTable()])).findings(in: outline).isEmpty)
  }
}
