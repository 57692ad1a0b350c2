import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MissingArgumentTests {
  @Test func namesTheArgument() {
    expect(
      MissingArgument(),
      #""a" = 1️⃣"Bonjour";"#,
      source: #""a" = "Hello {name}";"#,
      ["1️⃣": "the argument '{name}' of the source text is missing"]
    )
  }

  @Test func leavesMisspeltOnesToTheirRule() {
    expect(MissingArgument(), #""a" = "{appname}";"#, source: #""a" = "{appName}";"#)
    expect(
      MissingArgument(),
      #""a" = 1️⃣"{nom}";"#,
      source: #""a" = "{name}";"#,
      ["1️⃣": "the argument '{name}' of the source text is missing"]
    )
    expect(
      MissingArgument(),
      #""a" = 1️⃣"{nane} {last}";"#,
      source: #""a" = "{name} {first} {last}";"#,
      ["1️⃣": "the argument '{first}' of the source text is missing"]
    )
  }

  @Test func leavesQuotedOnesToTheirRule() {
    expect(MissingArgument(), #""a" = "l'{name}";"#, source: #""a" = "{name}";"#)
    expect(MissingArgument(), #""a" = "{name} {name}";"#, source: #""a" = "{name}";"#)
    expect(MissingArgument(), #""a" = "''{name}''";"#, source: #""a" = "{name}";"#)
  }

  @Test func knowsFullWidthSpellings() {
    expect(
      MissingArgument(),
      #""a" = 1️⃣"｛name｝さん"; "b" = "{ｎａｍｅ}さん";"#,
      source: #""a" = "{name}"; "b" = "{name}";"#,
      language: "ja",
      [
        "1️⃣": "the argument '{name}' of the source text is missing; the braces here are full-width "
          + "ones"
      ]
    )
  }
}
