import Diagnostics
import StringsFile
import Testing
import TestSupport

/// The way from a place in a decoded text back to the file.
struct StringsDocumentPlacesTests {
  @Test
  func placesGoThroughEscapes() throws {
    let document = StringsDocument(bytes: Array("k = \"a\\n\\U00e9{\\101\\\"é😀}\";".utf8))
    let literal = try #require(document.entries[0].value.literal)
    #expect(literal.string == "a\né{A\"é😀}")
    let columns = (0...10).map {
      document.position(ofUTF16Offset: $0, in: literal).column
    }
    // The two units of the emoji share a place; the last place is the closing mark.
    #expect(columns == [6, 7, 9, 15, 16, 20, 22, 23, 23, 24, 25])
  }

  @Test
  func offsetsInUTF8AndIndicesGiveTheSamePlaces() throws {
    let document = StringsDocument(bytes: Array("k = \"é\\t😀{x}\";".utf8))
    let literal = try #require(document.entries[0].value.literal)
    let brace = try #require(literal.string.firstIndex(of: "{"))
    let offset = literal.string.utf8.distance(from: literal.string.startIndex, to: brace)
    let byIndex = document.position(of: brace, in: literal)
    #expect(byIndex.column == 10)
    #expect(document.position(ofUTF8Offset: offset, in: literal) == byIndex)
  }

  /// Every character of a text in random escapes, in three encodings: the place of each is where the
  /// writer put it.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyUnitIsFoundWhereItWasWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var written = "k = \""
    var offsets: [(utf16: Int, characters: Int)] = []
    var length = 0
    for _ in 0..<30 {
      offsets.append((length, written.unicodeScalars.count))
      let forms = [
        ("a", 1), ("é", 1), ("😀", 2), ("\\n", 1), ("\\U0041", 1), ("\\101x", 2), ("\\%", 1),
        ("\\😀", 2), ("\n", 1),
      ]
      let (form, units) = forms[Int.random(in: 0..<forms.count, using: &random)]
      written += form
      length += units
    }
    for bytes in [Array(written.utf8), [0xFF, 0xFE] + StoredText.utf16(written)] {
      let document = StringsDocument(bytes: bytes + closing(bytes))
      let literal = try #require(document.entries.first?.value.literal)
      let scalars = Array(written.unicodeScalars)
      for (utf16, characters) in offsets {
        let place = document.position(ofUTF16Offset: utf16, in: literal)
        let before = String(String.UnicodeScalarView(scalars[..<characters]))
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(place.line == lines.count)
        #expect(place.column == (lines.last?.unicodeScalars.count ?? 0) + 1)
        let size = bytes[0] == 0xFF ? 2 + before.utf16.count * 2 : before.utf8.count
        #expect(place.byteOffset == size)
      }
    }
  }

  private func closing(_ bytes: [UInt8]) -> [UInt8] {
    bytes[0] == 0xFF ? StoredText.utf16("\";") : Array("\";".utf8)
  }
}
