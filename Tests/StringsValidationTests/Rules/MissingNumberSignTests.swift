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
    "{n} {n, plural, one {jour} other {jours}}",
    "{n, plural, one {Il y a} other {Il y a}} {n, plural, one {# jour} other {# jours}}",
    "{n, plural, one {# jour} other {{n} jours}}",
    "{n, plural, one {# jour} other {{n, number} jours}}",
    "{n, plural, one {# jour} other {{g, select, a {{n} x} other {{n} y}}}}",
  ])
  func takesFormsThatSpellTheNumberOut(_ text: String) {
    expect(MissingNumberSign(), "\"a\" = \"\(text)\";", source: Self.source)
  }

  @Test(.enabled(if: knowsPlurals)) func wantsTheNumberInAFormForMoreThanOne() {
    let message = "the form 'one' does not print the number, although others do: expected '#'"
    let text = #""a" = "{n, plural, 1️⃣one {день} few {# дня} many {# дней} other {# дня}}";"#
    expect(MissingNumberSign(), text, source: Self.source, language: "ru", ["1️⃣": message])
    // This one is told by `literal-one`.
    let spelled = text.replacing("1️⃣", with: "").replacing("{день}", with: "{1 день}")
    expect(MissingNumberSign(), spelled, source: Self.source, language: "ru")
    let german = #""a" = "{n, plural, one {ein Tag} other {# Tage}}";"#
    expect(MissingNumberSign(), german, source: Self.source, language: "de")
  }

  @Test(arguments: [
    ("ja", "{n, plural, 1️⃣other {日}}"), ("ja", "{n, plural, =0 {なし} 1️⃣other {日}}"),
    ("de", "{n, plural, one {Tag} 1️⃣other {Tage}}"),
    ("de", "{m, plural, other {#}} {n, plural, one {Tag} 1️⃣other {Tage}}"),
  ])
  func wantsTheNumberSomewhere(_ language: String, _ text: String) {
    let message =
      "the form 'other' does not print the number, although the source text does: expected '#'"
    let table = "\"a\" = \"\(text)\";"
    expect(
      MissingNumberSign(),
      table,
      source: Self.source,
      language: language,
      ["1️⃣": message]
    )
    let source = #""a" = "{n, plural, one {a day} other {# days}}";"#
    expect(
      MissingNumberSign(),
      table.replacing("1️⃣", with: ""),
      source: source,
      language: language
    )
  }

  @Test func takesAPluralThatPrintsNoNumberInItsOwnLanguage() {
    expect(MissingNumberSign(), #""a" = "{n, plural, one {day} other {days}}";"#, language: "en")
  }

  @Test(.enabled(if: knowsPlurals)) func reportsTheFirstOfAllForms() {
    expect(
      MissingNumberSign(),
      #""a" = "{n, plural, 1️⃣one {день} few {дня} many {дней} other {дня}}";"#,
      source: Self.source,
      language: "ru",
      [
        "1️⃣": "the form 'one' does not print the number, although the source text does: "
          + "expected '#'"
      ]
    )
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
