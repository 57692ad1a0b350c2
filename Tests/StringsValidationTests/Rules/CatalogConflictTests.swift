import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct CatalogConflictTests {
  @Test func namesTheOtherFile() {
    let example = RuleExample("", file: "Menu.strings", otherFiles: ["Menu.xcstrings"])
    let found = ExampleRun.findings(CatalogConflict(), example)
    let path = "fr.lproj/Menu.strings"
    #expect(
      found.map(\.message) == [
        "the catalog has the same name as '\(path)': only one of them can be used"
      ]
    )
  }

  @Test func takesOtherNames() {
    let example = RuleExample("", file: "Menu.strings", otherFiles: ["Menus.xcstrings"])
    #expect(ExampleRun.findings(CatalogConflict(), example).isEmpty)
  }
}
