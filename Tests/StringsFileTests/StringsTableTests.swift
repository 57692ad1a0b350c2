import Diagnostics
import StringsFile
import Testing

struct StringsTableTests {
  private func table(_ text: String) throws(StringsFileError) -> StringsTable {
    try StringsTable(Array(text.utf8))
  }

  @Test
  func givesValuesByKey() throws {
    let table = try table("\"a\" = \"b\"; c = 'd\\n'; \"e\";")
    #expect(table["a"] == "b")
    #expect(table["c"] == "d\n")
    #expect(table["e"] == "e")
    #expect(table["f"] == nil)
    #expect(table.count == 3)
  }

  @Test(arguments: [3, 8, 9, 500])
  func theLastOfEqualKeysCounts(count: Int) throws {
    var text = (0..<count).map { "\"key\($0)\" = \"first\";\n" }.joined()
    text += "'key1' = x; \"ke\\U0079\\U0031\" = \"last\";\n"
    let table = try table(text)
    #expect(table.count == count)
    #expect(table["key1"] == "last")
    #expect(table["key0"] == "first")
    let keys = table.map(\.key)
    #expect(keys.count == count && keys.last == "key1" && keys.first == "key0")
  }

  @Test(arguments: [1, 7, 8, 9, 40, 5000])
  func everyKeyIsFound(count: Int) throws {
    let keys = (0..<count).map { "key.\($0 * 7919)" }
    let table = try table(keys.map { "\"\($0)\" = \"v\($0)\";\n" }.joined())
    for key in keys { #expect(table[key] == "v\(key)") }
    #expect(table["key.1"] == nil && table[""] == nil)
    #expect(table.map(\.key) == keys)
  }

  @Test
  func keysAreComparedUnitByUnit() throws {
    let table = try table("\"caf\u{E9}\" = \"one\"; \"cafe\u{301}\" = \"two\";")
    #expect(table["caf\u{E9}"] == "one")
    #expect(table["cafe\u{301}"] == "two")
  }

  @Test
  func valuesThatAreNoStringsAreLeftOut() throws {
    let table = try table("a = x; a = (b); c = {d=e;}; f = <00>; g = h;")
    #expect(table.map(\.key) == ["g"])
    #expect(table.count == 1 && table["a"] == nil)
  }

  @Test
  func placesOfValues() throws {
    let table = try table("/* é */ a = 'b';\r\n\"c\\n\"\n= \"d\";\"e\";")
    #expect(table.position(ofValueFor: "a")?.description == "1:13")
    #expect(table.position(ofValueFor: "c\n")?.description == "3:3")
    #expect(table.position(ofValueFor: "e")?.description == "3:7")
    #expect(table.position(ofValueFor: "x") == nil)
  }

  @Test
  func readsMemoryThatIsNeverFreedInPlace() throws {
    let text: StaticString = "\"greeting\" = \"Grüß Gott\";"
    let bytes = UnsafeRawBufferPointer(
      start: text.utf8Start,
      count: text.utf8CodeUnitCount
    )
    let table = try StringsTable(immortal: bytes)
    #expect(table["greeting"] == "Grüß Gott")
    #expect(throws: StringsFileError.self) {
      try StringsTable(immortal: UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
    }
  }

  @Test
  func tablesInOtherEncodingsAreTranscoded() throws {
    let text = "\"é😀\" = \"x\";"
    let table = try StringsTable([0xFE, 0xFF] + StoredText.utf16(text, bigEndian: true))
    #expect(table["é😀"] == "x")
    #expect(table.position(ofValueFor: "é😀")?.byteOffset == 18)
  }

  @Test
  func anEmptyTableIsATable() throws {
    let table = try table("/* nothing yet */\n")
    #expect(table.count == 0 && table["a"] == nil)
    #expect(table.map(\.key).isEmpty)
  }
}
