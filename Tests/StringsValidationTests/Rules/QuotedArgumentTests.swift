import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct QuotedArgumentTests {
  @Test func isAnErrorWhereTheArgumentIsLost() {
    expect(
      QuotedArgument(),
      #""a" = "l1️⃣'{app} !";"#,
      source: #""a" = "{app}!";"#,
      [
        "1️⃣": "the apostrophe before '{app}' makes it plain text: write ’ (U+2019) or '' in place "
          + "of the apostrophe"
      ]
    )
    let example = RuleExample(#""a" = "'{app}' {app}";"#, source: #""a" = "{app}";"#)
    #expect(ExampleRun.findings(QuotedArgument(), example).map(\.severity) == [.warning])
  }

  private static let plural = #""a" = "{n, plural, one {# day of {app}} other {# days of {app}}}";"#

  /// Two apostrophes quote what stands between them, here the keyword 'other'.
  @Test func reportsApostrophesThatSpoilAPluralTogether() {
    let text = #""a" = "{n, plural, one {# jour d1️⃣'{app}} other {# jours d2️⃣'{app}}}";"#
    let message =
      "the apostrophe before '{app}' makes it plain text: write ’ (U+2019) or '' in place of the "
      + "apostrophe"
    expect(QuotedArgument(), text, source: Self.plural, ["1️⃣": message, "2️⃣": message])
    let example = RuleExample(
      text.replacing("1️⃣", with: "").replacing("2️⃣", with: ""),
      source: Self.plural
    )
    let found = ExampleRun.findings(QuotedArgument(), example)
    #expect(found.map(\.severity) == [.error, .error])
    let mended = FixApplication(found.compactMap(\.fix), to: example.bytes).bytes
    #expect(
      String(decoding: mended, as: UTF8.self)
        == #""a" = "{n, plural, one {# jour d’{app}} other {# jours d’{app}}}";"#
    )
    expect(MissingArgument(), String(decoding: example.bytes, as: UTF8.self), source: Self.plural)
  }

  @Test(arguments: [
    "{n, plural, one {# jour d'{app}}}",
    "{n, plural, one {# jour d'{name}} other {# jours}}",
    "{n, plural, one {# jour 'de {app}} other {# jours de {app}}}",
  ])
  func leavesTextsThatAreBrokenOtherwise(_ text: String) {
    expect(QuotedArgument(), "\"a\" = \"\(text)\";", source: Self.plural)
  }

  @Test func takesOtherApostrophes() {
    expect(
      QuotedArgument(),
      #""a" = "l'app {app}"; "b" = "''{app}''"; "c" = "{app}'ı"; "d" = "'{'x'}' {app}";"#,
      source: #""a" = "{app}"; "b" = "{app}"; "c" = "{app}"; "d" = "{app}";"#
    )
  }

  @Test(arguments: [("L'{app}' et", false), ("l'{app} et", true), ("l'{app} aujourd'hui", true)])
  func mendsNoQuoteThatIsClosed(_ text: String, _ isMended: Bool) {
    let found = ExampleRun.findings(
      QuotedArgument(),
      RuleExample("\"a\" = \"\(text)\";", source: #""a" = "{app}";"#)
    )
    #expect(found.map { $0.fix != nil } == [isMended])
  }
}
