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
