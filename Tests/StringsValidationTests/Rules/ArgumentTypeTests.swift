import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ArgumentTypeTests {
  @Test func namesBothUses() {
    expect(
      ArgumentType(),
      #""a" = "1️⃣{d, number}"; "b" = "2️⃣{n, select, one {x} other {y}}";"#,
      source: #""a" = "{d, date}"; "b" = "{n, plural, one {x} other {y}}";"#,
      [
        "1️⃣": "the argument '{d}' is used as 'number', in the source text as 'date'",
        "2️⃣": "the argument '{n}' is used as 'select', in the source text as 'plural'",
      ]
    )
  }

  @Test(arguments: [
    ("selectordinal", "plural", Severity.error), ("plural", "selectordinal", Severity.warning),
  ])
  func tellsOrdinalsFromPlurals(_ found: String, _ wanted: String, _ severity: Severity) {
    let text = "\"a\" = \"1️⃣{n, \(found), one {# Tag} other {# Tage}}\";"
    let source = "\"a\" = \"{n, \(wanted), one {# day} other {# days}}\";"
    expect(
      ArgumentType(),
      text,
      source: source,
      language: "de",
      ["1️⃣": "the argument '{n}' is used as '\(found)', in the source text as '\(wanted)'"]
    )
    let example = RuleExample(text.replacing("1️⃣", with: ""), source: source, language: "de")
    #expect(ExampleRun.findings(ArgumentType(), example).map(\.severity) == [severity])
  }

  @Test func takesNumbersForPlurals() {
    expect(
      ArgumentType(),
      #""a" = "{n, number} {n, plural, other {#}}"; "b" = "{n}";"#,
      source: #""a" = "{n, plural, one {#} other {#}}"; "b" = "{n, number}";"#
    )
  }
}
