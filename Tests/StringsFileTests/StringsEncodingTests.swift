import Diagnostics
import StringsFile
import Testing

/// How files are told apart by their first bytes, and what is said of those that are no text.
struct StringsEncodingTests {
  private static let text = "\"a\" = \"é😀\" x;\n"

  static let encodings: [(name: String, bytes: [UInt8], offset: Int)] = [
    ("UTF-8", Array(text.utf8), 14),
    ("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8), 17),
    ("UTF-16LE", [0xFF, 0xFE] + StoredText.utf16(text), 24),
    ("UTF-16BE", [0xFE, 0xFF] + StoredText.utf16(text, bigEndian: true), 24),
    ("UTF-32BE", [0, 0, 0xFE, 0xFF] + StoredText.utf32(text, bigEndian: true), 44),
    ("UTF-32LE", [0xFF, 0xFE, 0, 0] + StoredText.utf32(text), 44),
  ]

  @Test(arguments: encodings)
  func placesCountCharactersAndBytesOfTheFile(_ name: String, _ bytes: [UInt8], _ offset: Int)
    throws
  {
    let document = StringsDocument(bytes: bytes)
    let error = try #require(document.errors.first)
    #expect(error.rule == "unquoted-text" || error.rule == "missing-semicolon")
    #expect(error.position.column == 11 && error.position.line == 1)
    #expect(error.position.byteOffset == offset, "\(name)")
    #expect(document.entries.first?.value.literal?.string == "é😀")
    expectSameThroughBothDoors(bytes)
  }

  @Test
  func utf16WithoutMarkIsReadAsCoreFoundationDoes() {
    let units = StoredText.utf16("\n\"a\" = \"b\";")
    let document = StringsDocument(bytes: units)
    #expect(document.encoding.isGuess && document.errors.isEmpty)
    #expect(document.table == ["a": "b"])
    let failed = StringsDocument(bytes: Array(units.dropFirst(2)))
    #expect(failed.errors.map(\.kind) == [.utf16WithoutByteOrderMark])
  }

  @Test
  func oddBytesAtTheEndAreLeftOut() {
    let units = StoredText.utf16("a;")
    let document = StringsDocument(bytes: [0xFF, 0xFE] + units + [0x0A])
    #expect(document.errors.isEmpty)
    #expect(document.pieces.last?.kind == .remainder)
  }

  @Test
  func halvesOfPairsKeepTheirUnits() throws {
    var units = Array("a=\"x".utf16)
    units.append(0xD83D)
    units += Array("\\UDE00y\";".utf16)
    let bytes = StoredText.utf16(units)
    let joined = StringsDocument(bytes: [0xFF, 0xFE] + bytes)
    #expect(joined.entries.first?.value.literal?.string == "x😀y")
    let lone = StringsDocument(bytes: Array("a = \"x\\UD83Dy\";".utf8))
    let text = try #require(lone.entries.first?.value.literal?.text)
    #expect(text.hasLoneSurrogates && text.string == "x\u{FFFD}y")
    #expect(text.utf16 == [0x78, 0xD83D, 0x79])
    expectSameThroughBothDoors([0xFF, 0xFE] + bytes)
  }

  static let files: [(bytes: [UInt8], kind: StringsFileKind)] = [
    (utf8("<?xml version=\"1.0\"?><plist/>"), .xmlPropertyList),
    (utf8("\n<!-- c --> <dict></dict>"), .xmlPropertyList),
    (utf8("<!DOCTYPE plist>"), .xmlPropertyList),
    ([0xFF, 0xFE] + StoredText.utf16("<plist >"), .xmlPropertyList),
    (utf8("bplist00") + [0xD1, 0x01] + [UInt8](repeating: 0, count: 32), .binaryPropertyList),
    (utf8("bplist00 = \"a\";"), .strings(.utf8)),
    (utf8("<0fbd77>"), .strings(.utf8)),
    (utf8("<da>"), .strings(.utf8)),
    (utf8("<!-- c -->\n\"a\" = \"b\";"), .strings(.utf8)),
  ]

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: files)
  func kinds(_ bytes: [UInt8], _ kind: StringsFileKind) {
    #expect(StringsFileKind(bytes) == kind)
    expectSameThroughBothDoors(bytes)
  }

  static let guesses: [(bytes: [UInt8], guess: CharsetGuess?)] = [
    (utf8("caf") + [0xE9], .windows1252),
    ([0x93] + utf8("hi") + [0x94], .windows1252),
    (utf8("caf") + [0x8E], .macRoman),
    ([0x93, 0xFA, 0x96, 0x7B], .shiftJIS),
    ([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], .shiftJIS),
    ([0xCF, 0xF0, 0xE8, 0xE2, 0xE5], .windows1251),
    ([0xC4, 0xE3, 0xBA, 0xC3], .gb18030),
    ([0xF0, 0x9F, 0x98], .damagedUTF8),
    ([0xED, 0xA0, 0xBD], .damagedUTF8),
  ]

  @Test(arguments: guesses)
  func charsetsAreGuessedToExplain(_ bytes: [UInt8], _ guess: CharsetGuess?) {
    let file = Array("\"a\" = \"".utf8) + bytes + Array("\";\n".utf8)
    let error = StringsDocument(bytes: file).errors.first
    let first = bytes.first { $0 >= 0x80 } ?? 0
    #expect(error?.kind == .undecodableBytes(first: first, guess: guess))
    #expect(error?.position.column == 8 + bytes.prefix { $0 < 0x80 }.count)
    #expect(error?.message.contains("save the file as UTF-8") == true)
  }

  @Test
  func utf32ThatIsNoCharacterIsRefused() {
    let bytes: [UInt8] = [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61, 0, 0, 0xD8, 0, 0, 0, 0, 0x3B]
    let document = StringsDocument(bytes: bytes)
    #expect(document.errors.first?.kind == .undecodableUTF32)
    #expect(document.errors.first?.position.byteOffset == 8)
    expectSameThroughBothDoors(bytes)
  }
}
