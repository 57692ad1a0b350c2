import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct StaleEntryTests {
  @Test func reportsTheEntryOnce() {
    let example = RuleExample.catalog(extraction: "stale", state: "new", value: "x")
    #expect(ExampleRun.findings(example, ActiveRules()).map(\.rule) == ["stale-entry"])
  }

  @Test func takesManualEntries() {
    #expect(ExampleRun.findings(StaleEntry(), .catalog(extraction: "manual", value: "x")).isEmpty)
  }

  @Test func isAllowedByAComment() {
    let example = RuleExample.catalog(extraction: "stale", value: "x")
    let comment = "\"comment\": \"reviewprompts:ignore stale-entry: kept for old versions\",\n"
    let field = "\"extractionState\""
    let allowed = example.text.replacing(field, with: comment + field)
    let found = ExampleRun.findings(RuleExample(allowed, file: example.file), ActiveRules())
    #expect(found.isEmpty)
  }
}
