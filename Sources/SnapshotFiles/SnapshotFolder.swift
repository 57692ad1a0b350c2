#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder with one text file a language, such as `fr.txt`.
struct SnapshotFolder {
  let path: String

  static let suffix = ".txt"

  func path(of language: String) -> String { "\(path)/\(language)\(Self.suffix)" }

  var exists: Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The languages that there are files of, sorted.
  func languages() throws(SnapshotFileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.suffix.count)) }.sorted()
    } catch {
      throw SnapshotFileError(path: path, problem: .unreadableFolder)
    }
  }

  /// The text of a language's file; `nil` when there is none.
  func text(of language: String) throws(SnapshotFileError) -> String? {
    let path = path(of: language)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw SnapshotFileError(path: path, problem: .unreadableFile)
    }
    return String(decoding: data, as: UTF8.self)
  }

  func write(_ text: String, of language: String) throws(SnapshotFileError) {
    do {
      let file = URL(filePath: path(of: language))
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw SnapshotFileError(path: path(of: language), problem: .unwritableFile)
    }
  }

  func remove(_ language: String) throws(SnapshotFileError) {
    do {
      try FileManager.default.removeItem(atPath: path(of: language))
    } catch {
      throw SnapshotFileError(path: path(of: language), problem: .unwritableFile)
    }
  }

  func create() throws(SnapshotFileError) {
    do {
      let folder = URL(filePath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SnapshotFileError(path: path, problem: .unwritableFile)
    }
  }
}
