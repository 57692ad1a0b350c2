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
}
