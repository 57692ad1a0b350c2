#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A folder with one text file a language, such as `fr.txt`.
struct SnapshotFolder {
  /// Puts bytes into a file, and throws what keeps it from doing so.
  typealias Write = (_ bytes: [UInt8], _ path: String) throws -> Void

  let path: String
  var write: Write = { bytes, path in try Data(bytes).write(to: URL(filePath: path)) }

  static let suffix = ".txt"

  func path(of language: String) -> String { "\(path)/\(language)\(Self.suffix)" }

  var exists: Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The languages that there are files of.
  func languages() throws(SnapshotFileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.suffix.count)) }
    } catch {
      throw SnapshotFileError(path: path, problem: .unreadableFolder)
    }
  }

  /// The bytes of a language's file.
  func bytes(of language: String) throws(SnapshotFileError) -> [UInt8] {
    let path = path(of: language)
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw SnapshotFileError(path: path, problem: .unreadableFile)
    }
  }

  func write(_ text: String, of language: String) throws(SnapshotFileError) {
    do {
      try write(Array(text.utf8), path(of: language))
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
