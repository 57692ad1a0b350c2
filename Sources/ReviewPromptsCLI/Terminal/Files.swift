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
      try replace(with: bytes, at: path)
    } catch {
      throw CommandFailure("write-failed", "cannot write '\(path)': \(error)")
    }
  }

  /// The same with nothing but the system's reason for a failure.
  static func replace(with bytes: [UInt8], at path: String) throws(SystemFailure) {
    let manager = FileManager.default
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try? manager.attributesOfItem(atPath: target.path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      // A device or a pipe must be written to, not replaced by a file.
      return try put(bytes, into: URL(filePath: path))
    }
    let name = ".\(target.lastPathComponent).\(UUID().uuidString)"
    let temporary = target.deletingLastPathComponent().appending(path: name)
    defer { try? manager.removeItem(at: temporary) }
    if let mode = attributes?[.posixPermissions] {
      _ = manager.createFile(
        atPath: temporary.path,
        contents: nil,
        attributes: [.posixPermissions: mode]
      )
    }
    try put(bytes, into: temporary)
    try StandardStreams.rename(temporary.path, to: target.path)
  }

  private static func put(_ bytes: [UInt8], into file: URL) throws(SystemFailure) {
    do {
      try Data(bytes).write(to: file)
    } catch {
      throw SystemFailure(reason: reason(error))
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
    let nearest = nearestName(to: url.lastPathComponent, among: names.sorted())
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
