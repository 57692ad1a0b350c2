import Diagnostics
import TestSupport
import Testing

@testable import StringsValidation

@Suite struct LineIndexTests {
  /// Counts from the start of the file, the plain way.
  private static func position(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for place in 0..<offset {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place] == 0x0A || bytes[place] == 0x0D && next != 0x0A {
        (line, column) = (line + 1, 1)
      } else if bytes[place] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  @Test(arguments: [0, 10, 5_000, 20_000]) func agreesWithCountingOneByOne(_ lineLength: Int) {
    var random = SeededGenerator(seed: UInt64(lineLength))
    var text = ""
    while text.utf8.count < 30_000 {
      text += ["a", "é", "評", "😀", " ", "\t"].randomElement(using: &random) ?? ""
      guard lineLength > 0, Int.random(in: 0..<lineLength, using: &random) == 0 else { continue }
      text += ["\n", "\r", "\r\n"].randomElement(using: &random) ?? ""
    }
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    let offsets = text.unicodeScalars.indices.map {
      text.utf8.distance(from: text.startIndex, to: $0)
    }
    for offset in offsets.shuffled(using: &random).prefix(200) + [0, bytes.count] {
      let wanted = Self.position(offset, in: bytes)
      let found = index.position(offset)
      #expect(found.line == wanted.line)
      #expect(found.column == wanted.column)
      #expect(found.byteOffset == offset)
    }
  }
}
