import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnknownEscapeTests {
  @Test func deletesTheBackslash() {
    expect(
      UnknownEscape(),
      #""a" = "l1️⃣\’app";"#,
      ["1️⃣": "the backslash before '’' is lost: write '\\\\' to show one, or delete it"]
    )
    let found = ExampleRun.findings(UnknownEscape(), RuleExample(#""a" = "l\’app";"#))
    #expect(found.first?.fix?.edits == [TextEdit(8..<12, Array("’".utf8))])
  }

  @Test func reportsACodeWithoutDigits() {
    expect(
      UnknownEscape(),
      #""a" = "1️⃣\Uzz";"#,
      [
        "1️⃣": "'\\U' without digits stands for an invisible character: expected four digits, as in "
          + "'\\U2022'"
      ]
    )
  }

  @Test func takesWhatStandsForSomething() {
    expect(UnknownEscape(), #""a" = "\n\t\"\'\\ \U00E9 \101";"#)
  }

  @Test func takesACodeWithoutDigitsForAnError() {
    let found = ExampleRun.findings(UnknownEscape(), RuleExample(#""a" = "\Uzz \c";"#))
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test func takesABackslashBeforeALetterForMeant() {
    let found = ExampleRun.findings(UnknownEscape(), RuleExample(#""a" = "C:\Neu \9 \é";"#))
    #expect(found.map(\.fix?.safety) == [.unsafe, .unsafe, .unsafe])
  }

  @Test func doublesABackslashThatTheSourceShows() {
    let example = RuleExample(#""a" = "C:\data";"#, source: #""a" = "Folder C:\\data";"#)
    let fixes = ExampleRun.findings(UnknownEscape(), example).compactMap(\.fix)
    #expect(fixes.map(\.safety) == [.unsafe])
    let mended = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "C:\\data";"#)
  }
}
