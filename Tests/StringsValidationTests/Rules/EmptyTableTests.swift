import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct EmptyTableTests {
  @Test func countsWhatIsMissing() {
    expect(
      EmptyTable(),
      "/* to come */",
      source: "a = b; c = d;",
      [wholeFile: "the file holds no entries: expected the 2 of the source language"]
    )
  }

  @Test func isSilentWhereNothingIsExpected() {
    expect(EmptyTable(), "/* */", source: "/* */")
    expect(EmptyTable(), "a = b;", source: "a = b; c = d;")
  }

  /// What stands behind a mark of a merge conflict was not read, so nobody knows that it is empty.
  @Test func isSilentAboutWhatWasNotRead() {
    let plist = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist><dict>\n<<<<<<< HEAD\n"
    let found = ExampleRun.findings(
      RuleExample(plist, source: "a = b;", file: "A.stringsdict"),
      ActiveRules()
    )
    #expect(found.map(\.rule) == ["stray-character"])
  }

  @Test func leavesACatalogToTheFaultOfItsStructure() {
    let text = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Rate": {"localizations": {
        "fr": {"stringunit": {"state": "translated", "value": "Noter"}}
      }}}}
      """#
    let example = RuleExample(text, file: "Localizable.xcstrings")
    #expect(ExampleRun.findings(EmptyTable(), example).isEmpty)
    #expect(ExampleRun.findings(CatalogStructure(), example).count == 1)
  }
}
