import FoundationEssentials
import PromptContent
import TestSupport
import Testing

@testable import SnapshotFiles

@Suite struct PromptSnapshotSetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func set(_ title: String = "Rate {appName}?", _ languages: [String] = ["en", "fr"])
    -> PromptSnapshotSet
  {
    let tables = InMemoryTables(
      Dictionary(uniqueKeysWithValues: languages.map { ($0, [.title: title]) })
    )
    var catalog = PromptCatalog(overrides: [tables])
    catalog.usesAllAvailableLanguages = false
    return PromptSnapshotSet(of: catalog, appName: "Notes")
  }

  private func record(_ set: PromptSnapshotSet) { _ = set.verify(in: folder.path, record: .all) }

  @Test func passesOnceRecorded() throws {
    let message = try #require(set().verify(in: folder.path, record: .missing))
    #expect(message.contains("2 languages: 2 missing"))
    #expect(message.contains("recorded; review it and run the test again"))
    #expect(try folder.names() == ["en.txt", "fr.txt"])
    #expect(set().verify(in: folder.path, record: .missing) == nil)
    #expect(set().verify(in: folder.path, record: .never) == nil)
  }

  @Test func makesTheFolder() throws {
    let path = folder.path + "/a/b"
    #expect(set().verify(in: path, record: .never)?.contains("no such folder") == true)
    #expect(set().verify(in: path, record: .missing) != nil)
    #expect(set().verify(in: path, record: .never) == nil)
  }

  /// The modes, and whether each writes what differs.
  @Test(arguments: [
    (SnapshotRecordMode.all, true), (.failed, true), (.missing, false), (.never, false),
  ])
  func recordsWhatDiffers(_ mode: SnapshotRecordMode, _ records: Bool) {
    record(set())
    let message = set("Rate {appName}!").verify(in: folder.path, record: mode)
    #expect(message?.contains("'fr' differs in 'reviewPrompt.title' [snapshot-differs]") == true)
    #expect(message?.contains("was U+003F QUESTION MARK, is now U+0021 EXCLAMATION MARK") == true)
    #expect((set("Rate {appName}!").verify(in: folder.path, record: .never) == nil) == records)
  }

  @Test(arguments: SnapshotRecordMode.allCases)
  func findsWhatIsLeftOver(_ mode: SnapshotRecordMode) throws {
    record(set("Rate {appName}?", ["en", "fr", "de"]))
    let message = set().verify(in: folder.path, record: mode)
    #expect(message?.contains("de.txt: error: no language 'de' is offered") == true)
    #expect(try folder.names().contains("de.txt") == (mode != .all))
  }

  @Test func removesNothingThatIsNoSnapshot() throws {
    record(set())
    try folder.write("Milk, bread", to: "shopping.txt")
    try folder.write("Milk, bread", to: "notes.txt")
    try folder.write("Read me", to: "README.md")
    try folder.write("x", to: "old.txt/x")
    #expect(set().verify(in: folder.path, record: .all) == nil)
    #expect(
      try folder.names() == [
        "README.md", "en.txt", "fr.txt", "notes.txt", "old.txt", "shopping.txt",
      ]
    )
  }

  /// A file without the header is a language's only by its name.
  @Test func removesNothingWithoutAHeader() throws {
    record(set())
    try folder.write("Milk, bread", to: "de.txt")
    let message = set().verify(in: folder.path, record: .all)
    #expect(message?.contains("de.txt: error: no language 'de' is offered") == true)
    #expect(try folder.names() == ["de.txt", "en.txt", "fr.txt"])
  }

  @Test(arguments: ["backup", "fr copy", "fr-BE"])
  func removesNoCopy(_ name: String) throws {
    record(set())
    let text = try Fixtures.bytes(folder.url.appending(path: "fr.txt"))
    try folder.write(text, to: "\(name).txt")
    let message = set().verify(in: folder.path, record: .all)
    #expect(message?.contains("\(name).txt: error: the file is a snapshot of 'fr', ") == true)
    #expect(try folder.names().contains("\(name).txt"))
  }

  @Test func letsOthersBeWhereSomeAreAskedFor() throws {
    record(set("Rate {appName}?", ["en", "fr", "de"]))
    var some = set("Rate {appName}!")
    some.languages = ["fr"]
    let message = try #require(some.verify(in: folder.path, record: .failed))
    #expect(message.contains("1 language: 1 different"))
    #expect(some.verify(in: folder.path, record: .never) == nil)
    some.languages = ["en"]
    #expect(some.verify(in: folder.path, record: .never) != nil)
  }

  @Test func saysWhatCannotBeRead() throws {
    try folder.write("", to: "taken")
    let message = set().verify(in: folder.path + "/taken", record: .all)
    #expect(message?.contains("cannot write") == true)
    #expect(message?.contains("it is a file") == true)
  }
}
