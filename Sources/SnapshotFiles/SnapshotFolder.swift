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
  /// Without another, a temporary file takes the place of the one that is there, which is never left half written.
  var write: Write = { bytes, path in
    try Data(bytes).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
  }

  static let suffix = ".txt"

  func path(of language: String) -> String { "\(path)/\(language)\(Self.suffix)" }

  var exists: Bool { Self.isFolder(path) == true }

  /// The languages that there are files of, or whatever else the files are named by.
  func languages() throws(SnapshotFileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(Self.suffix.count)) }
    } catch {
      throw failure(.unreadableFolder, path, error)
    }
  }

  /// The bytes of a language's file.
  func bytes(of language: String) throws(SnapshotFileError) -> [UInt8] {
    let path = path(of: language)
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw failure(.unreadableFile, path, error)
    }
  }

  /// The language that a file says it is the snapshot of; `nil` for what cannot be read or is no snapshot.
  func header(of language: String) -> String? {
    guard let bytes = try? bytes(of: language) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard line.starts(with: "language ".utf8) else { return nil }
    let name = line.dropFirst(9).drop { $0 == UInt8(ascii: " ") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  func write(_ text: String, of language: String) throws(SnapshotFileError) {
    let path = path(of: language)
    do {
      try write(Array(text.utf8), path)
    } catch let error as SnapshotFileError {
      throw error
    } catch {
      throw failure(.unwritableFile, path, error)
    }
  }

  func remove(_ language: String) throws(SnapshotFileError) {
    let path = path(of: language)
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw failure(.unwritableFile, path, error)
    }
  }

  func create() throws(SnapshotFileError) {
    do {
      let folder = URL(filePath: path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw failure(.unwritableFolder, path, error)
    }
  }

  private func failure(
    _ problem: SnapshotFileError.Problem,
    _ path: String,
    _ error: any Error
  ) -> SnapshotFileError {
    let reason = Self.kind(of: path, for: problem) ?? SystemReason.words(for: error)
    return SnapshotFileError(path: path, problem: problem, reason: reason)
  }

  /// What stands at a path where something else is wanted.
  private static func kind(of path: String, for problem: SnapshotFileError.Problem) -> String? {
    switch problem {
    case .missingFolder, .unreadableFolder: return nil
    case .unwritableFolder:
      return isFolder(path) == false ? "it is a file; a folder is wanted here" : nil
    case .unreadableFile, .unwritableFile:
      if isFolder(path) == true { return "it is a folder; a file is wanted here" }
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      return isLink && isFolder(path) == nil ? "it is a link to a file that is not there" : nil
    }
  }

  /// `nil` where there is nothing.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder : nil
  }
}
