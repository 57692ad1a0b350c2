import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingNumberSignTests {
  private static let source = #""a" = "{n, plural, one {# day} other {# days}}";"#

  @Test func pointsAtTheForm() {
    expect(
      MissingNumberSign(),
      #""a" = "{n, plural, one {# jour} many {# de jours} 1️⃣other {jours}}";"#,
      source: Self.source,
      ["1️⃣": "the form 'other' does not print the number, although others do: expected '#'"]
    )
  }

  @Test(arguments: [
    "{n, plural, =0 {rien} one {un jour} other {# jours}}",
    "{n, plural, one {un jour} other {quelques jours}}",
    "{n, plural, one {# jour} other {{n} jours}}",
    "{n, plural, one {# jour} other {{n, number} jours}}",
    "{n, plural, one {# jour} other {{g, select, a {{n} x} other {{n} y}}}}",
  ])
  func takesFormsThatSpellTheNumberOut(_ text: String) {
    expect(MissingNumberSign(), "\"a\" = \"\(text)\";", source: Self.source)
  }

  @Test func followsTheSourceText() {
    let table = #""a" = "{n, plural, one {# jour} other {jours}}";"#
    let source = #""a" = "{n, plural, one {# day} other {days}}";"#
    expect(MissingNumberSign(), table, source: source)
    expect(MissingNumberSign(), table, source: #""a" = "Hello";"#)
  }

  @Test func mendsAFullWidthSign() {
    let text = #""a" = "{n, plural, other {1️⃣＃日}}";"#
    let message =
      "'＃' is a full-width number sign, which is shown as it stands: write '#' to print the number"
    expect(MissingNumberSign(), text, source: Self.source, language: "ja", ["1️⃣": message])
    let example = RuleExample(text.replacing("1️⃣", with: ""), source: Self.source, language: "ja")
    let fixes = ExampleRun.findings(MissingNumberSign(), example).compactMap(\.fix)
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "{n, plural, other {#日}}";"#)
  }
}
