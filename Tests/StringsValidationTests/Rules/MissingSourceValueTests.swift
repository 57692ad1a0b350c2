import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingSourceValueTests {
  @Test func reportsKeysThatAreNoTexts() {
    let example = RuleExample.catalog(key: "a.b", source: nil, value: "x")
    #expect(ExampleRun.findings(MissingSourceValue(), example).map(\.key) == ["a.b"])
  }

  @Test func takesKeysThatAreTexts() {
    for key in ["Rate", "Rate this app.", "%@/%@", "No."] {
      let example = RuleExample.catalog(key: key, source: nil, value: "x")
      #expect(ExampleRun.findings(MissingSourceValue(), example).isEmpty)
    }
  }
}
