import Foundation
import TestSupport
import Testing

@testable import GateStorage

/// What befalls a file store from outside, with real processes.
@Suite struct FileStoreProcessTests {
  let folder: TemporaryFolder
  let path: String
  let store: GateStateStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "gate").path
    store = GateStateStore(FileStore(path: path))
  }

  /// How often a writer is killed: a hundred times, or as often as the environment says.
  static let kills =
    ProcessInfo.processInfo.environment["GATE_STORAGE_KILLS"].flatMap(Int.init) ?? 100

  @Test func losesNothingThatWasAcknowledgedToAKilledWriter() throws {
    var generator = SeededGenerator(seed: 2026)
    var (acknowledged, last) = (0, 0)
    for kill in 1...Self.kills {
      let writer = try WriterProcess(path: path, events: 1_000_000)
      var said = try writer.wait(for: Int.random(in: 0...3, using: &generator))
      // Some work that takes a little while, so that the kill falls into any part of a change.
      for _ in 0..<Int.random(in: 0..<200_000, using: &generator) { _ = generator.next() }
      said += try writer.kill()
      #expect(said.allSatisfy { $0 == "+" }, "\(said)")
      acknowledged += said.count
      let stored = try store.events()
      #expect(stored >= acknowledged && stored <= acknowledged + kill)
      #expect(stored >= last)
      last = stored
    }
    #expect(try FileStore(path: path).damagedFiles().isEmpty)
    try store.add(1)
    #expect(try store.events() == last + 1)
    #expect(try folder.names() == ["gate", "gate.lock"])
  }

  @Test func countsWhatTwoProcessesWriteAtOnce() throws {
    let writers = try ["phone", "phone", "tablet"].map {
      try WriterProcess(path: path, device: $0, events: 60)
    }
    for _ in 0..<60 { try store.add(1, device: "watch") }
    for writer in writers { #expect(try writer.finish() == String(repeating: "+", count: 60)) }
    #expect(try store.events() == 240)
  }

  /// The disk is full after some bytes of the new file: at any of them, the store is as it was.
  @Test(arguments: Array(stride(from: 0, through: 1000, by: 50)))
  func staysAsItWasOnAFullDisk(bytes: Int) throws {
    try store.add(7)
    let before = try Data(contentsOf: URL(filePath: path))
    let said = try WriterProcess(path: path, events: 3, manner: "within=\(bytes)").finish()
    #expect(said == "no space is left to write '\(path).new'\n")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try folder.names() == ["gate", "gate.lock"])
    try store.add(1)
    #expect(try store.events() == 8)
  }

  @Test func refusesAndStaysAsItWasInAReadOnlyFolder() throws {
    try store.add(7)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let said = try WriterProcess(path: path, events: 3, manner: "unprivileged").finish()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    #expect(said.hasPrefix("it is not permitted to "))
    #expect(try store.events() == 7)
  }

  @Test func refusesToMakeAStoreInAReadOnlyFolder() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let said = try WriterProcess(path: path, events: 3, manner: "unprivileged").finish()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    #expect(said == "it is not permitted to open '\(path).lock'\n")
    #expect(try folder.names().isEmpty)
  }
}
