import BundleFolders
import Foundation
import PromptContent
import TestSupport
import Testing

@Suite struct FolderTablesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let title = PromptKey.title.rawValue

  @Test func readsTablesInEveryForm() throws {
    let strings = [Self.title: "T"]
    let text = "\"\(Self.title)\" = \"T\";"
    let xml = try PropertyListSerialization.data(
      fromPropertyList: strings,
      format: .xml,
      options: 0
    )
    let binary = try PropertyListSerialization.data(
      fromPropertyList: strings,
      format: .binary,
      options: 0
    )
    try folder.write(text, to: "en.lproj/ReviewPrompts.strings")
    try folder.write(
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      to: "de.lproj/ReviewPrompts.strings"
    )
    try folder.write(xml, to: "fr.lproj/ReviewPrompts.strings")
    try folder.write(binary, to: "ja.lproj/ReviewPrompts.strings")
    let tables = try FolderTables(path: folder.path)
    #expect(tables.languages == ["de", "en", "fr", "ja"])
    for language in tables.languages {
      let found = try tables.string(forKey: Self.title, table: "ReviewPrompts", language: language)
      #expect(found == "T", "\(language)")
    }
    let absent = try tables.string(forKey: Self.title, table: "Localizable", language: "en")
    #expect(absent == nil)
  }

  @Test func refusesPropertyListsWithoutEnd() throws {
    let deep = "<plist>" + String(repeating: "<array>", count: 20000)
    // A binary property list whose one dictionary is its own value.
    let cyclic: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61, 8, 11] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
    try folder.write(deep, to: "en.lproj/ReviewPrompts.strings")
    try folder.write(cyclic, to: "de.lproj/ReviewPrompts.strings")
    let tables = try FolderTables(path: folder.path)
    for language in ["en", "de"] {
      let error = try #require(throws: UnreadableTable.self) {
        try tables.string(forKey: "a", table: "ReviewPrompts", language: language)
      }
      #expect(error.id == "malformed-property-list")
    }
  }

  @Test(arguments: ["a = (b);", "<plist><dict><key>a</key><integer>5</integer></dict></plist>"])
  func reportsAValueThatIsNoText(_ text: String) throws {
    try folder.write(text, to: "en.lproj/ReviewPrompts.strings")
    let tables = try FolderTables(path: folder.path)
    let error = try #require(throws: UnreadableTable.self) {
      try tables.string(forKey: "a", table: "ReviewPrompts", language: "en")
    }
    #expect(error.id == "non-string-value")
  }

  @Test func reportsALinkThatLeadsNowhere() throws {
    try folder.write("", to: "en.lproj/readme.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/en.lproj/ReviewPrompts.strings",
      withDestinationPath: "/no/such/file"
    )
    let tables = try FolderTables(path: folder.path)
    let error = try #require(throws: UnreadableTable.self) {
      try tables.string(forKey: "a", table: "ReviewPrompts", language: "en")
    }
    #expect(error.id == "unreadable-file")
  }

  @Test func findsTheResourcesOfAMacBundle() throws {
    try folder.write("", to: "My.app/Contents/Resources/de.lproj/Localizable.strings")
    let tables = try FolderTables(path: folder.path + "/My.app")
    #expect(tables.languages == ["de"])
  }

  @Test func saysWhereATableIsBroken() throws {
    try folder.write("\"a\" = \"b\"\n\"c\" = \"d\";", to: "en.lproj/ReviewPrompts.strings")
    let tables = try FolderTables(path: folder.path)
    let error = try #require(throws: UnreadableTable.self) {
      try tables.string(forKey: "a", table: "ReviewPrompts", language: "en")
    }
    #expect(error.place.hasSuffix("en.lproj/ReviewPrompts.strings:1:10"))
    #expect(error.id == "missing-semicolon")
  }

  @Test(arguments: [
    ("missing", "missing-folder"), ("file", "not-a-folder"), ("empty", "no-language-folders"),
    ("en.lproj", "no-language-folders"),
  ])
  func saysWhatIsWrongWithAFolder(_ name: String, _ id: String) throws {
    try folder.write("x", to: "file")
    try folder.write("x", to: "empty/readme.txt")
    try folder.write("x", to: "en.lproj/readme.txt")
    let error = try #require(throws: UnreadableTable.self) {
      _ = try FolderTables(path: folder.path + "/" + name)
    }
    #expect(error.id == id)
  }
}
