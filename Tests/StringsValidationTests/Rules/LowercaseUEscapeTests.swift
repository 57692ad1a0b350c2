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

  /// The bytes of these letters are those of '0A12333344', and those of U+5C78 of '\x'.
  @Test func takesLettersOfUTF16ForNoDigits() {
    let letters = #""a" = "\u\#u{3041}\#u{3132}\#u{3333}\#u{3434}";"#
    let example = RuleExample(letters, storedAs: .utf16)
    #expect(ExampleRun.findings(LowercaseUEscape(), example).isEmpty)
    let behindLetter = RuleExample("\"a\" = \"\u{5C78}abc\\xE9\";", storedAs: .utf16)
    let found = ExampleRun.findings(LowercaseUEscape(), behindLetter)
    #expect(found.map(\.fix?.summary) == [#"write \U00E9"#])
  }

  @Test func readsDigitsOfUTF16() throws {
    let example = RuleExample(#""a" = "\u203Aé";"#, storedAs: .utf16)
    let found = ExampleRun.findings(LowercaseUEscape(), example)
    let edit = try #require(found.first?.fix?.edits.first)
    #expect(edit.replacement == Array(#"\U203A"#.utf16.flatMap { [0, UInt8($0)] }))
    #expect(edit.range.count == 12)
  }

  @Test func takesNoDigitsButThoseOfASCII() {
    expect(LowercaseUEscape(), #""a" = "\u２０３Ａ";"#)
  }

  @Test func offersNoCharacterForBytesInARow() {
    let found = ExampleRun.findings(
      LowercaseUEscape(),
      RuleExample(#""a" = "Caf\xc3\xa9 \xe9";"#)
    )
    #expect(found.map { $0.fix == nil } == [true, true, false])
  }
}
