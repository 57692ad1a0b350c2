import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

@testable import StringsFile

/// The outline of a file says the same as the document, or there is none.
@Suite struct StringsOutlineTests {
  static let files = Fixtures.files(in: "strings", suffix: ".strings")

  @Test(arguments: files.map(\.lastPathComponent)) func agreesOnEveryCase(_ name: String) throws {
    let file = Fixtures.folder("strings").appending(path: name)
    try agree(try Fixtures.bytes(file))
  }

  @Test(arguments: UInt64(1)...30) func agreesOnRandomFiles(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\"a\"", " = ", "\"b\\n\\\"é\"", ";", "\n", "/* x */", "c", "'d\\U00e9'", "// y\n", "(e)",
      "{f=g;}", "\n\n", "/* z\n */\n", "\"h\" = \"i\";\n",
      "\"\\ud83d😀\"", "\"\\’\"",
    ]
    for _ in 0..<40 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      try agree(Array(text.utf8))
      try agree([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    }
  }

  private func agree(_ bytes: [UInt8]) throws {
    let document = StringsDocument(bytes: bytes)
    guard let outline = StringsOutline(bytes: bytes) else {
      #expect(!document.errors.isEmpty || document.encoding.form != .utf8)
      return
    }
    #expect(document.errors.isEmpty)
    #expect(outline.entries.count == document.entries.count)
    for (number, entry) in document.entries.enumerated() {
      #expect(outline.key(number) == entry.key.text)
      #expect(outline.entries[number].isShorthand == entry.isShorthand)
      if number % max(1, document.entries.count / 32) == 0 {
        #expect(outline.lines(ofEntry: number) == document.lines(of: entry))
        let comments = outline.entry(number).map { $0.comments + $0.trailingComments } ?? []
        let expected = entry.comments + entry.trailingComments
        #expect(comments.map(\.text) == expected.map(\.text))
        #expect((outline.entry(number)?.comment == nil) == (entry.comment == nil))
      }
      #expect(outline.keyRange(number) == Self.bytes(of: entry.key.range))
      guard let literal = entry.value.literal else {
        #expect(outline.valueRange(number) == nil)
        continue
      }
      #expect(outline.value(number) == literal.text)
      #expect(outline.valueRange(number) == Self.bytes(of: literal.range))
      let count = literal.string.utf8.count
      let stretches = outline.stretches(ofValue: number)
      for offset in stride(from: 0, through: count, by: 1 + count / 16) {
        let place = document.position(ofUTF8Offset: offset, in: literal).byteOffset
        #expect(outline.offset(ofUTF8Offset: offset, inValue: number, stretches) == place)
      }
    }
  }

  private static func bytes(of range: Range<SourcePosition>) -> Range<Int> {
    range.lowerBound.byteOffset..<range.upperBound.byteOffset
  }
}
