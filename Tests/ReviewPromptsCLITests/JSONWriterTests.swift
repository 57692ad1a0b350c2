import FoundationEssentials
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct JSONWriterTests {
  @Test func keepsTheOrderOfKeys() {
    let value = JSONValue.object([(.string("b"), .integer(1)), (.string("a"), .array([]))])
    #expect(JSONWriter.string(value, indented: false) == #"{"b":1,"a":[]}"#)
    #expect(JSONWriter.string(value) == "{\n  \"b\": 1,\n  \"a\": []\n}")
  }

  @Test func sortsTheKeysOfMachineOutput() {
    let value = JSONValue.sorted(["b": .null, "a": .bool(true), "absent": nil])
    #expect(JSONWriter.string(value, indented: false) == #"{"a":true,"b":null}"#)
  }

  @Test(
    arguments: [
      ([0xD83D], #""\ud83d""#),
      ([0xDE00, 0x41], #""\ude00A""#),
      ([0xD83D, 0xDE00], "\"😀\""),
      ([0xD83D, 0xD83D, 0xDE00], "\"\\ud83d😀\""),
      ([0x22, 0x5C, 0x0A, 0x01], #""\"\\\n\u0001""#),
    ] as [([UInt16], String)]
  )
  func writesLoneSurrogatesAsEscapes(_ units: [UInt16], _ text: String) {
    #expect(JSONWriter.string(.codeUnits(units)) == text)
  }

  @Test(
    arguments: [
      ("a\u{7F}", #""a\u007f""#), ("\u{80}\u{9B}31m\u{9F}", #""\u0080\u009b31m\u009f""#),
      ("\u{A0}\u{BF}é", "\"\u{A0}\u{BF}é\""), ("Â\u{85}", #""Â\u0085""#),
    ]
  )
  func writesNoControlCharacters(_ string: String, _ text: String) {
    #expect(JSONWriter.string(.string(string)) == text)
    #expect(JSONWriter.string(.codeUnits(Array(string.utf16))) == text)
  }

  @Test func isReadBackEqualByAnotherReader() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let scalars = (0..<20).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &random))
      }
      let text = String(String.UnicodeScalarView(scalars))
      let written = JSONWriter.text(.array([.string(text), .codeUnits(Array(text.utf16))]))
      let read = try JSONDecoder().decode([String].self, from: Data(written))
      #expect(read == [text, text])
    }
  }
}
