import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct DuplicateLanguageTests {
  @Test func namesTheOtherFolder() {
    let example = RuleExample("", language: "he", otherFiles: ["iw.lproj/Localizable.strings"])
    let found = ExampleRun.findings(DuplicateLanguage(), example)
    #expect(found.map(\.message) == ["'he' holds texts for the same language 'he'"])
    #expect(found.map(\.place.file) == ["iw.lproj"])
  }

  @Test func comparesAllFolders() {
    let example = RuleExample(
      "",
      language: "HE",
      file: "B.strings",
      otherFiles: ["he.lproj/A.strings", "iw.lproj/A.strings"]
    )
    let found = ExampleRun.findings(DuplicateLanguage(), example)
    #expect(found.map(\.message) == ["'he' holds texts for the same language 'he'"])
    #expect(found.map(\.place.file) == ["iw.lproj"])
  }

  @Test func takesDifferentTables() {
    let example = RuleExample("", language: "he", otherFiles: ["iw.lproj/Other.strings"])
    #expect(ExampleRun.findings(DuplicateLanguage(), example).isEmpty)
  }
}
