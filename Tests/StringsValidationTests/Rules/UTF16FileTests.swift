import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UTF16FileTests {
  @Test func offersUTF8() throws {
    let example = RuleExample("/* é */\n\"a\" = \"😀\";", storedAs: .utf16)
    let found = ExampleRun.findings(UTF16File(), example)
    let edit = try #require(found.first?.fix?.edits.first)
    #expect(String(decoding: edit.replacement, as: UTF8.self) == example.text)
    #expect(edit.range == 0..<example.bytes.count)
  }

  @Test func takesUTF8() {
    expect(UTF16File(), #""a" = "é";"#)
  }
}
