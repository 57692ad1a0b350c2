#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The files under `Tests/Fixtures`, found by listing, so that a new case needs no code.
public enum Fixtures {
  /// The folder of this repository, found from the place of this source file.
  public static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `Tests/Fixtures/<name>`.
  public static func folder(_ name: String) -> URL {
    repository.appending(path: "Tests/Fixtures").appending(path: name)
  }

  /// The files of a fixture folder that end in `suffix`, sorted by name; none at all stops the tests.
  public static func files(in name: String, suffix: String) -> [URL] {
    let folder = folder(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { $0.hasSuffix(suffix) }.sorted()
    precondition(!found.isEmpty, "no fixture in \(folder.path) ends in \(suffix)")
    return found.map { folder.appending(path: $0) }
  }

  /// The bytes of a fixture.
  public static func bytes(_ file: URL) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file))
  }
}
