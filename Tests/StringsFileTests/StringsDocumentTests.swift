import Diagnostics
import StringsFile
import Testing

struct StringsDocumentTests {
  private func document(_ text: String) -> StringsDocument {
    StringsDocument(bytes: Array(text.utf8))
  }

  @Test
  func entriesKeepQuotesPlacesAndEscapes() throws {
    let document = document("a = 'b';\n\"c\\n\" = \"x\\U00e9y\\%\\101\\\n\";\n\"d\";\n")
    let (first, second) = (document.entries[0], document.entries[1])
    #expect(first.key.quoteStyle == .bare && first.value.literal?.quoteStyle == .single)
    #expect(first.range.upperBound.description == "1:9")
    let value = try #require(second.value.literal)
    #expect(value.string == "xéy%A\n")
    #expect(value.range.lowerBound == SourcePosition(line: 2, column: 9, byteOffset: 17))
    #expect(value.escapes.map(\.kind) == [.unicode(digits: 4), .unknown, .octal, .lineEnd])
    let places = value.escapes.map { "\($0.range.lowerBound)-\($0.range.upperBound)" }
    #expect(places == ["2:11-2:17", "2:18-2:20", "2:20-2:24", "2:24-3:1"])
    #expect(document.entries[2].isShorthand)
  }

  @Test
  func commentsBelongToTheirEntries() {
    let document = document(
      "// head\n\n/* one */\n\"a\" = /* in */ \"b\"; // after\n/* two */\n\"c\" = \"d\";\n/* end */\n"
    )
    let first = document.entries[0]
    #expect(first.comments.map(\.text) == [" head", " one ", " in "])
    #expect(first.comment?.text == " one ")
    #expect(first.trailingComments.map(\.text) == [" after"])
    #expect(document.entries[1].comments.map(\.text) == [" two "])
    #expect(document.closingComments.map(\.text) == [" end "])
  }

  @Test
  func anUnterminatedCommentIsReadAndSaid() {
    let document = document("\"a\" = \"b\";\n/* c\n\"d\" = \"e\";\n")
    #expect(document.errors.isEmpty)
    #expect(document.closingComments.map(\.isUnterminated) == [true])
    #expect(document.closingComments.first?.range.lowerBound.description == "2:1")
  }

  @Test
  func duplicatesAreVisibleAndTheLastOneCounts() {
    let document = document("a = 1; \"a\" = 2; 'a' = 3; \"\\U0061\" = 4;")
    #expect(document.entries.count == 4)
    #expect(document.table == ["a": "4"])
    #expect(document.entry(forKey: "a")?.key.quoteStyle == .double)
  }

  @Test
  func keysThatOnlyLookEqualAreTwo() {
    #expect(document("\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2;").table.count == 2)
  }

  @Test
  func nestedValuesAreTreesWithPlaces() throws {
    let document = document("a = { b = ( c, \"d\", <0f>, ); e = {}; };")
    guard case .dictionary(let node) = document.entries[0].value else {
      Issue.record("no dictionary")
      return
    }
    #expect(node.entries.map(\.key.string) == ["b", "e"])
    #expect(node.entries[0].value.range.lowerBound.description == "1:11")
    #expect(node.value == ["b": .array(["c", "d", .data([0x0F])]), "e": .dictionary([:])])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\"\n", ["1:10", "2:10"], ["a", "c"]),
    ("\"a\" = \"b\"\n/* n */\n\"c\" = \"d\";\n", ["1:10"], ["a", "c"]),
    ("\"a\": \"b\";\n\"c\": \"d\";\n", ["1:4", "2:4"], ["a", "c"]),
    ("\"a\" = \"b;\n\"c\" = \"d\";\n", ["2:2"], ["a", "c"]),
    ("\"a\" = \"x \"y\" z\";\n\"c\" = \"d\";\n", ["1:11"], ["a", "c"]),
    ("\"a\" = \"b\";\nSome prose here.\n\nMore of it.\n\"c\" = \"d\";\n", ["2:5"], ["a", "c"]),
    ("\"a\" = ( x y );\n\"c\" = \"d\";\n", ["1:7"], ["c"]),
    ("{\n\"a\" = \"b\";\n= c;\n\"d\" = \"e\";\n}\n", ["1:1"], ["a", "d"]),
    ("{ \"a\" = \"b\"; }\n\"c\" = \"d\";\n", ["2:1"], ["a", "c"]),
    ("a\" = \"b\";\n\"c\" = \"d\";\n", ["1:2"], ["a", "c"]),
    ("\"a\" = \"b\", \"c\" = \"d\",\n", ["1:10", "1:21"], ["a", "c"]),
  ])
  func readingGoesOn(_ text: String, _ places: [String], _ keys: [String]) {
    let document = document(text)
    #expect(document.errors.map(\.position.description) == places)
    #expect(document.entries.map(\.key.string) == keys)
  }

  @Test
  func aCommentAfterAMissingSemicolonBelongsToTheNextEntry() {
    let document = document("\"a\" = \"b\"\n/* next */\n\"c\" = \"d\";\n")
    #expect(document.entries[0].comments.isEmpty)
    #expect(document.entries[1].comment?.text == " next ")
    #expect(document.entries[0].range.upperBound.description == "1:10")
  }

  @Test
  func theNumberOfErrorsIsLimited() {
    let document = document(String(repeating: "\"a\" = ;\n", count: StringsLimit.errors + 5))
    #expect(document.errors.count == StringsLimit.errors)
    #expect(document.hasMoreErrors)
  }

  @Test
  func bytesReplacedAsCoreFoundationDoesAreListed() {
    let document = StringsDocument(bytes: Array("\"a\" = \"".utf8) + [0xA9] + Array(" b\";".utf8))
    #expect(document.errors.isEmpty)
    #expect(document.entries[0].value.literal?.string == "\u{FFFD} b")
    #expect(document.replacedBytes.map(\.description) == ["1:8"])
  }

  @Test
  func undecodableBytesComeFirstAndTheRestIsRead() {
    let document = StringsDocument(
      bytes: Array("\"a\" = \"b\"\n\"c\" = \"caf".utf8) + [0xE9] + Array("\";\n\"d\" = \"e\";".utf8)
    )
    #expect(document.errors.map(\.rule) == ["undecodable-bytes", "missing-semicolon"])
    #expect(document.entries.map(\.key.string) == ["a", "c", "d"])
  }
}
