import StringsFile
import Testing
import TestSupport

struct StringsWriterTests {
  @Test
  func canonicalForm() {
    let file = StringsWriter.write([
      StringsWriter.Entry(key: "a", value: "say \"hi\" \\ it's", comments: [" first ", "*/ x"]),
      StringsWriter.Entry(key: "b\n", value: "tab\t\u{200E}é😀\u{200D}\u{A0}"),
      StringsWriter.Entry(
        key: "c",
        value: .dictionary(["y": .array(["1", .data([15])]), "x": "2"])
      ),
    ])
    let expected = #"""
      /* first */
      /* * / x */
      "a" = "say \"hi\" \\ it's";

      "b\n" = "tab\t\U200Eé😀\#u{200D}\#u{A0}";

      "c" = { "x" = "2"; "y" = ( "1", <0F> ); };

      """#
    #expect(String(decoding: file, as: UTF8.self) == expected)
  }

  @Test
  func noEntriesGiveNoBytes() {
    #expect(StringsWriter.write([]).isEmpty)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func whatIsWrittenReadsBackEqual(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var entries: [StringsWriter.Entry] = []
    for number in 0..<20 {
      let text = RandomText.next(using: &random)
      entries.append(
        StringsWriter.Entry(
          key: StringsText(utf16: RandomText.next(using: &random).utf16 + Array("\(number)".utf16)),
          value: number % 5 == 0 ? .array([.string(text), .data([0, 255])]) : .string(text),
          comments: [RandomText.next(using: &random).string]
        )
      )
    }
    let document = StringsDocument(bytes: StringsWriter.write(entries))
    #expect(document.errors.isEmpty)
    #expect(document.entries.map(\.key.text) == entries.map(\.key))
    #expect(document.entries.map(\.value.value) == entries.map(\.value))
  }

  @Test
  func invisibleCharactersAreWrittenByNumber() {
    for scalar in ["\u{202E}", "\u{FEFF}", "\u{200B}", "\u{2028}", "\u{85}", "\u{AD}"] {
      let entry = StringsWriter.Entry(key: "k", value: .string(StringsText(scalar)))
      #expect(StringsWriter.write([entry]).allSatisfy { $0 < 0x80 })
    }
  }
}

/// Makes texts of all kinds of units, halves of surrogate pairs among them.
enum RandomText {
  static func next(using random: inout SeededGenerator) -> StringsText {
    var units: [UInt16] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: units.append(UInt16.random(in: 0...0x20, using: &random))
      case 1: units.append(UInt16.random(in: 0x20...0x7F, using: &random))
      case 2: units += Array("\"\\'/*U0a1".utf16).shuffled(using: &random).prefix(3)
      case 3: units.append(UInt16.random(in: 0x80...0x2FFF, using: &random))
      case 4: units.append(UInt16.random(in: 0xD800...0xDFFF, using: &random))
      case 5: units += [UInt16.random(in: 0xD800...0xDBFF, using: &random), 0xDE00]
      default: units.append(UInt16.random(in: 0xE000...0xFFFF, using: &random))
      }
    }
    return StringsText(utf16: units)
  }
}
