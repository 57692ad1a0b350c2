import Diagnostics
import LocaleMatching
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

  @Test(arguments: [(".", "A.xcstrings"), ("/", "/A.xcstrings"), ("x", "x/A.xcstrings")])
  func givesThePathOfTheCatalog(_ folder: String, _ wanted: String) throws {
    let english = try #require(LanguageTag("en"))
    let language = ProjectOutline.LanguageFolder(
      path: "en.lproj",
      name: "en",
      files: ["A.strings"]
    )
    let outline = ProjectOutline(
      path: folder,
      source: english,
      folders: [language],
      catalogs: ["A.xcstrings"]
    )
    let found = ProjectCheck(ActiveRules([CatalogConflict()])).findings(in: outline)
    #expect(found.map(\.place.file) == [wanted])
  }

  @Test func takesOtherNames() {
    let example = RuleExample("", file: "Menu.strings", otherFiles: ["Menus.xcstrings"])
    #expect(ExampleRun.findings(CatalogConflict(), example).isEmpty)
  }

  @Test(arguments: [
    ("Menu.items.strings", "Menu.xcstrings", false),
    ("Menu.strings", "Menu.items.xcstrings", false),
    ("Menu.items.strings", "Menu.items.xcstrings", true),
  ])
  func takesNamesWithDotsWhole(_ table: String, _ catalog: String, _ isConflict: Bool) {
    let example = RuleExample("", file: table, otherFiles: [catalog])
    #expect(ExampleRun.findings(CatalogConflict(), example).isEmpty == !isConflict)
  }

  /// The library looks for its prompts in `ReviewPrompts.strings` alone.
  @Test(arguments: [("ReviewPrompts.strings", true), ("ReviewPrompts.old.strings", false)])
  func namesTablesAlikeEverywhere(_ file: String, _ isPromptTable: Bool) {
    let table = ExampleRun.table("".utf8, "fr", file)
    #expect(table.name == ProjectOutline.table(file))
    #expect(TableInContext(table).isPromptTable == isPromptTable)
  }
}
