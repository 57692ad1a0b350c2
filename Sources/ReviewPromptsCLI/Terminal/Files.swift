internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reading and writing of whole files, with failures that say what was wrong.
enum Files {
  /// Gives the bytes of a file, or of standard input for `-`.
  static func read(_ path: String, _ session: Session) throws(CommandFailure) -> [UInt8] {
    if path == "-" { return try session.standardInput() }
    return try bytes(path)
  }

  /// Gives the bytes of a file.
  static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw missing(path)
    }
    if isFolder {
      throw CommandFailure("not-a-file", "'\(path)' is a folder; a file is wanted here")
    }
    return try StandardStreams.read(path: path)
  }

  /// Puts bytes into a file: into a temporary one in the same folder first, so that nothing is left half written.
  /// A file that was there keeps its permissions, and a symbolic link still leads to it.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do {
      try FileReplacement.replace(path, with: bytes)
    } catch {
      throw CommandFailure("write-failed", "cannot write '\(path)': \(error)")
    }
  }

  /// Gives the path of a file that another file names, relative to that file's folder.
  static func path(_ name: String, besides file: String) -> String {
    guard !name.hasPrefix("/"), file != "-" else { return name }
    return URL(filePath: file).deletingLastPathComponent().appending(path: name).path
  }

  /// Says that a file is missing, and names the nearest one beside it.
  static func missing(_ path: String) -> CommandFailure {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // A link that leads nowhere is listed, too.
    let others = names.filter { $0 != url.lastPathComponent }.sorted()
    let nearest = nearestName(to: url.lastPathComponent, among: others)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return CommandFailure("missing-file", "no such file: '\(path)'\(hint)")
  }

  /// The system's reason, without the words that Foundation puts round it.
  static func reason(_ error: any Error) -> String {
    guard let cocoa = error as? CocoaError else { return "\(error)" }
    if let system = cocoa.underlying as? POSIXError {
      return StandardStreams.reason(system.code.rawValue)
    }
    switch cocoa.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file or folder"
    case .fileWriteOutOfSpace: return "no space left on the device"
    case .fileWriteVolumeReadOnly: return "the file system is read-only"
    default: return "the system gives no reason"
    }
  }
}
