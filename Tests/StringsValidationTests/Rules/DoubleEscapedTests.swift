import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct DoubleEscapedTests {
  @Test func pointsAtTheBackslash() {
    expect(
      DoubleEscaped(),
      #""a" = "x1️⃣\\ny";"#,
      source: #""a" = "x\ny";"#,
      ["1️⃣": "the text shows '\\n': expected a single backslash in the file"]
    )
  }

  @Test func takesPaths() {
    expect(DoubleEscaped(), #""a" = "C:\\new";"#)
    expect(DoubleEscaped(), #""a" = "C:\\n";"#, source: #""a" = "C:\\n";"#)
  }

  @Test func findsADoubledPercentSign() {
    expect(
      DoubleEscaped(),
      #""a" = "1001️⃣%% gratuit"; "b" = "%@ %%"; "c" = "5 %%"; "d" = "5 %";"#,
      source: #""a" = "100% free"; "b" = "%@ %%"; "c" = "5%%"; "d" = "5%";"#,
      ["1️⃣": "the text shows '%%': expected a single percent sign as in the source text"]
    )
  }

  @Test func mendsALineBreak() {
    func mended(_ source: String) -> String {
      let example = RuleExample(#""a" = "Une\\nligne";"#, source: source)
      let fixes = ExampleRun.findings(DoubleEscaped(), example).compactMap(\.fix)
      return String(decoding: FixApplication(fixes, to: example.bytes).bytes, as: UTF8.self)
    }
    #expect(mended(#""a" = "One\nline";"#) == #""a" = "Une\nligne";"#)
    #expect(mended(#""a" = "One line";"#) == #""a" = "Une\\nligne";"#)
  }

  @Test func findsABackslashThatBecameATab() {
    let example = RuleExample(#""a" = "dans C:\temp";"#, source: #""a" = "in C:\\temp";"#)
    let found = ExampleRun.findings(DoubleEscaped(), example)
    let message = #"the text has a tab where the source text shows a backslash: write '\\t'"#
    #expect(found.map(\.message) == [message])
    #expect(found.map { $0.place.range?.lowerBound.column } == [15])
    let mended = FixApplication(found.compactMap(\.fix), to: example.bytes).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #""a" = "dans C:\\temp";"#)
    expect(DoubleEscaped(), #""a" = "C:\tx";"#, source: #""a" = "C:\\data\tx";"#)
  }
}
