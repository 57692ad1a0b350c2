import FoundationEssentials
import PromptGate
import TestSupport
import Testing

@testable import GateStorage

@Suite struct FileStoreTests {
  let folder: TemporaryFolder
  let store: FileStore

  init() throws {
    folder = try TemporaryFolder()
    store = FileStore(path: folder.url.appending(path: "store").path)
  }

  static let values: [StoredValue] = [
    .boolean(true), .boolean(false), .integer(.min), .integer(.max), .integer(1), .number(0.1),
    .number(1), .number(-.infinity), .number(.greatestFiniteMagnitude), .text(""),
    .text("line\nline \u{0} \"quoted\" 名前 👍🏽"), .moment(Moment(secondsSince1970: 1.25)),
    .data([]), .data([0, 255, 10]),
  ]

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: store.path)))
  }

  @Test(arguments: values)
  func givesBackWhatIsPutIn(_ value: StoredValue) throws {
    #expect(try store.set(value, forKey: "key").setAside.isEmpty)
    #expect(try store.set(.integer(3), forKey: "other").setAside.isEmpty)
    #expect(try store.value(forKey: "key") == value)
    #expect(try store.removeValue(forKey: "key").setAside.isEmpty)
    #expect(try store.value(forKey: "key") == nil)
    #expect(try store.value(forKey: "other") == .integer(3))
  }

  @Test func isEmptyWhereThereIsNoFile() throws {
    #expect(try store.value(forKey: "key") == nil)
    #expect(try folder.names().isEmpty)
  }

  /// A crash leaves a part of the new file behind, of any length.
  @Test func passesOverWhatACrashLeftBehind() throws {
    _ = try store.set(.integer(1), forKey: "key")
    let before = try bytes()
    for length in 0...before.count {
      try folder.write(before.prefix(length), to: "store.new")
      #expect(try store.value(forKey: "key") == .integer(length + 1))
      let next = try store.update("key") { $0 = .integer(length + 2) }
      #expect(next.setAside.isEmpty)
    }
    #expect(try folder.names() == ["store", "store.lock"])
  }

  @Test func keepsATruncatedFileAsideAndSaysSo() throws {
    _ = try store.set(.text("history"), forKey: "key")
    let sound = try bytes()
    for length in 0..<sound.count {
      let damaged = Array(sound.prefix(length))
      try expectKeptAside(damaged, as: "store.damaged-\(length + 1)")
    }
    #expect(try store.damagedFiles().count == sound.count)
  }

  @Test func noticesEveryChangedByte() throws {
    _ = try store.set(.text("history"), forKey: "key")
    let sound = try bytes()
    for place in sound.indices {
      for bit in 0..<8 {
        var damaged = sound
        damaged[place] ^= 1 << UInt8(bit)
        #expect(throws: StoreFile.Fault.self) { try StoreFile.values(in: damaged) }
      }
    }
  }

  @Test(arguments: ["", "\n", "{}", "bplist00", "reviewprompts-store 1 2 00000000\n{}", "\u{0}"])
  func keepsSomethingElseAside(_ text: String) throws {
    try expectKeptAside(Array(text.utf8), as: "store.damaged-1")
  }

  private func expectKeptAside(_ damaged: [UInt8], as name: String) throws {
    try folder.write(damaged, to: "store")
    let error = #expect(throws: StorageError.self) { try store.value(forKey: "key") }
    guard case .damagedFile(store.path, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try bytes() == damaged)
    let outcome = try store.set(.integer(1), forKey: "new")
    let place = folder.url.appending(path: name).path
    #expect(outcome.setAside == [SetAside(place: place, reason: reason)])
    #expect([UInt8](try Data(contentsOf: URL(filePath: place))) == damaged)
    #expect(try store.value(forKey: "new") == .integer(1))
    #expect(try store.value(forKey: "key") == nil)
  }

  /// As after a crash between keeping a copy and writing the sound file.
  @Test func keepsTheSameDamageOnce() throws {
    for _ in 0..<2 {
      try folder.write("damage", to: "store")
      let place = store.path + ".damaged-1"
      #expect(try store.set(.integer(1), forKey: "key").setAside.map(\.place) == [place])
    }
    #expect(try store.damagedFiles() == [store.path + ".damaged-1"])
  }

  @Test func leavesANewerFormatAlone() throws {
    var checksum = Checksum()
    checksum.add("7{}".utf8)
    let newer = "reviewprompts-store 7 2 \(checksum)\n{}"
    try folder.write(newer, to: "store")
    let refusal = StorageError.newerFormat(path: store.path, version: 7)
    #expect(throws: refusal) { try store.value(forKey: "key") }
    #expect(throws: refusal) { try store.set(.integer(1), forKey: "key") }
    #expect(try bytes() == Array(newer.utf8))
  }

  @Test func refusesAFolderInTheFilesPlace() throws {
    try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: false)
    #expect(throws: StorageError.notAFile(path: store.path)) { try store.value(forKey: "key") }
    #expect(throws: StorageError.notAFile(path: store.path)) {
      try store.set(.integer(1), forKey: "key")
    }
  }

  @Test func refusesAFolderThatIsNotThere() {
    let store = FileStore(path: folder.path + "/none/store")
    let error = #expect(throws: StorageError.self) { try store.set(.integer(1), forKey: "key") }
    guard case .failed(_, step: .open, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func keepsThePermissionsOfTheFile() throws {
    _ = try store.set(.integer(1), forKey: "key")
    func permissions() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
      return attributes[.posixPermissions] as? Int
    }
    #expect(try permissions() == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: store.path)
    _ = try store.set(.integer(2), forKey: "key")
    #expect(try permissions() == 0o640)
  }

  @Test func countsWhatManyTasksWriteAtOnce() async throws {
    let gate = GateStateStore(store)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask { for _ in 0..<10 { try gate.add(1, device: "\(task % 3)") } }
      }
      try await group.waitForAll()
    }
    #expect(try gate.events() == 80)
  }

  @Test func checksAsGzipDoes() {
    var checksum = Checksum()
    checksum.add("123456789".utf8)
    #expect(checksum.description == "cbf43926")
  }
}
