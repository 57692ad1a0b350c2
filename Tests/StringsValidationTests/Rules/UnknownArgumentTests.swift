import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnknownArgumentTests {
  @Test func proposesTheNearest() {
    expect(
      UnknownArgument(),
      #""a" = "{1️⃣nane}"; "b" = "{2️⃣nom}";"#,
      source: #""a" = "{name}"; "b" = "Hello";"#,
      [
        "1️⃣": "the source text has no argument '{nane}'; did you mean '{name}'?",
        "2️⃣": "the source text has no argument '{nom}'",
      ]
    )
  }

  @Test func tellsNamesApartByCase() {
    expect(
      UnknownArgument(),
      #""a" = "{1️⃣appname}";"#,
      source: #""a" = "{appName}";"#,
      ["1️⃣": "the source text has no argument '{appname}'; did you mean '{appName}'?"]
    )
    expect(UnknownArgument(), #""a" = "{ name }";"#, source: #""a" = "{name}";"#)
  }

  @Test func mendsANearName() throws {
    let example = RuleExample(#""a" = "{nane}";"#, source: #""a" = "{name}";"#)
    let fixes = ExampleRun.findings(UnknownArgument(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "{name}";"#)
    let both = RuleExample(#""a" = "{name} {nane}";"#, source: #""a" = "{name}";"#)
    #expect(ExampleRun.findings(UnknownArgument(), both).compactMap(\.fix).isEmpty)
  }
}
