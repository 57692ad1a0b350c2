import Diagnostics
import StringsFile
import Testing
import TestSupport

struct StringsEditorTests {
  private func edited(
    _ text: String,
    _ change: (inout StringsEditor, StringsDocument) -> Void
  ) -> String {
    let document = StringsDocument(bytes: Array(text.utf8))
    var editor = StringsEditor(document)
    change(&editor, document)
    return String(decoding: editor.write(), as: UTF8.self)
  }

  static let values: [(file: String, value: String, result: String)] = [
    ("\"a\"  =  \"b\" ;// c\r\n", "x\"y'", "\"a\"  =  \"x\\\"y'\" ;// c\r\n"),
    ("a = 'b';", "x\"y'", "a = 'x\"y\\'';"),
    ("a = b;", "c-d", "a = c-d;"),
    ("a = b;", "c d", "a = \"c d\";"),
    ("a = b;", "//c", "a = \"//c\";"),
    ("a = b;", "", "a = \"\";"),
    ("a;", "c", "a = \"c\";"),
    ("a = (b, c);", "d", "a = \"d\";"),
    ("a = \"b\n", "d", "a = \"d\"\n"),
  ]

  @Test(arguments: values)
  func aValueIsReplaced(_ file: String, _ value: String, _ result: String) {
    let text = edited(file) { $0.setValue(StringsText(value), of: $1.entries[0]) }
    #expect(text == result)
  }

  static let removals: [(file: String, result: String)] = [
    ("a = b;\nc = d;\ne = f;\n", "a = b;\ne = f;\n"),
    ("a = b;\n\n/* c */\nc = d; // x\n\ne = f;\n", "a = b;\n\ne = f;\n"),
    ("a = b;\r\n\r\nc = d;\r\n\r\ne = f;\r\n", "a = b;\r\n\r\ne = f;\r\n"),
    ("a = b; c = d; e = f;", "a = b;  e = f;"),
    ("a = b;\nc = d;", "a = b;\n"),
  ]

  @Test(arguments: removals)
  func anEntryIsRemovedWithItsCommentAndLine(_ file: String, _ result: String) {
    #expect(edited(file) { $0.remove($1.entries[1]) } == result)
  }

  static let insertions: [(file: String, result: String)] = [
    ("a = b;\nc = d;\n", "a = b;\nc = d;\n/* n */\n\"k\" = \"v\";\n"),
    (
      "a = b; // x\r\n\r\nc = d;\r\n",
      "a = b; // x\r\n\r\nc = d;\r\n\r\n/* n */\r\n\"k\" = \"v\";\r\n"
    ),
    ("{ a = b; }", "{ a = b;\n\n/* n */\n\"k\" = \"v\"; }"),
    ("// head", "// head\n/* n */\n\"k\" = \"v\";\n"),
    ("{}", "{\n/* n */\n\"k\" = \"v\";\n}"),
  ]

  @Test(arguments: insertions)
  func anEntryIsInsertedBehindTheLast(_ file: String, _ result: String) {
    let entry = StringsWriter.Entry(key: "k", value: "v", comments: ["n"])
    #expect(edited(file) { editor, _ in editor.insert(entry) } == result)
  }

  @Test
  func severalChangesKeepTheirPlaces() {
    let text = edited("a = b;\nc = d;\ne = f;\n") { editor, document in
      editor.setValue("6", of: document.entries[2])
      editor.remove(document.entries[1])
      editor.setValue("1", of: document.entries[0])
      editor.setValue("2", of: document.entries[0])
      let isSet = editor.setValue("gone", of: document.entries[1])
      #expect(!isSet)
    }
    #expect(text == "a = 2;\ne = 6;\n")
  }

  @Test
  func theLastEntryLeavesAFileThatCanBeRead() {
    let text = edited("a = b;") { $0.remove($1.entries[0]) }
    #expect(StringsDocument(bytes: Array(text.utf8)).errors.isEmpty)
  }

  @Test
  func aFileWithErrorsGetsNoNewEntries() {
    let document = StringsDocument(bytes: Array("a = b".utf8))
    var editor = StringsEditor(document)
    let isInserted = editor.insert(StringsWriter.Entry(key: "k", value: "v"))
    #expect(!isInserted)
  }

  /// One value of any file is changed to any text: it reads back, and every other byte is the same.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func everyOtherByteStays(seed: UInt64) throws {
    var files = try RandomFiles(seed: seed &+ 300)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = files.next()
      let document = StringsDocument(bytes: bytes)
      guard document.errors.isEmpty, let entry = document.entries.randomElement(using: &random)
      else { continue }
      let value = RandomText.next(using: &random)
      var editor = StringsEditor(document)
      editor.setValue(value, of: entry)
      let written = editor.write()
      let read = StringsDocument(bytes: written)
      let number = try #require(document.entries.firstIndex(of: entry))
      #expect(read.errors.isEmpty)
      #expect(read.entries[number].value.literal?.text == value)
      expectSameOutside(bytes, written, entry)
    }
  }

  private func expectSameOutside(_ old: [UInt8], _ new: [UInt8], _ entry: StringsEntry) {
    let range =
      entry.isShorthand
      ? entry.key.range.upperBound..<entry.key.range.upperBound : entry.value.range
    let before = old[..<range.lowerBound.byteOffset]
    let after = old[range.upperBound.byteOffset...]
    #expect(new.starts(with: before))
    #expect(new.suffix(after.count).elementsEqual(after))
  }

  /// Any entry of any file is removed: the others stay as they are.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func theOtherEntriesStay(seed: UInt64) throws {
    var files = try RandomFiles(seed: seed &+ 400)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let document = StringsDocument(bytes: files.next())
      guard document.errors.isEmpty, !document.encoding.isGuess, !document.entries.isEmpty
      else { continue }
      let number = Int.random(in: 0..<document.entries.count, using: &random)
      var editor = StringsEditor(document)
      editor.remove(document.entries[number])
      let read = StringsDocument(bytes: editor.write())
      var expected = document.entries.map(\.key.text)
      expected.remove(at: number)
      #expect(read.errors.isEmpty)
      #expect(read.entries.map(\.key.text) == expected)
    }
  }
}
