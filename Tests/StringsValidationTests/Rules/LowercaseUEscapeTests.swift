import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct LowercaseUEscapeTests {
  @Test func namesTheCharacter() {
    expect(
      LowercaseUEscape(),
      #""a" = "b 1️⃣\u203A";"#,
      ["1️⃣": "'\\u203A' is shown as 'u203A': expected '\\U203A', for '›'"]
    )
  }

  @Test func takesPathsAndCapitals() {
    expect(LowercaseUEscape(), #""a" = "\U203A C:\users \uXYZ1";"#)
  }

  @Test(arguments: [
    (#"\xe9"#, #"'\xe9' is shown as 'xe9': expected '\U00E9', for 'é'"#),
    (#"\u{1F600}"#, #"'\u{1F600}' is shown as 'u{1F600}': expected '\UD83D\UDE00', for '😀'"#),
    (#"\u{e9}"#, #"'\u{e9}' is shown as 'u{e9}': expected '\U00E9', for 'é'"#),
    (
      #"\u00"#,
      #"'\u00' is shown as 'u00': expected the character itself, or '\U' and four digits"#
    ),
  ])
  func knowsTheEscapesOfOtherLanguages(_ escape: String, _ message: String) {
    expect(LowercaseUEscape(), "\"a\" = \"Caf1️⃣\(escape)\";", ["1️⃣": message])
    expect(UnknownEscape(), "\"a\" = \"Caf\(escape)\";")
  }

  @Test func offersNoCharacterForBytesInARow() {
    let found = ExampleRun.findings(
      LowercaseUEscape(),
      RuleExample(#""a" = "Caf\xc3\xa9 \xe9";"#)
    )
    #expect(found.map { $0.fix == nil } == [true, true, false])
  }
}
