internal import JSONDocument
internal import StringsValidation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The settings of a check and the folder that their paths start from.
struct ValidateSettings: Sendable {
  let configuration: ValidationConfiguration
  /// The folder of the file, absolute.
  private let folder: String

  /// No settings.
  static let none = ValidateSettings(configuration: ValidationConfiguration(), folder: "")

  private init(configuration: ValidationConfiguration, folder: String) {
    self.configuration = configuration
    self.folder = folder
  }

  /// Reads settings from a file.
  init(path: String) throws(CommandFailure) {
    try self.init(path, try Files.bytes(path))
  }

  private init(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) {
    do throws(JSONFault) {
      configuration = try ValidationConfiguration(bytes)
    } catch {
      throw CommandFailure(
        "bad-config",
        error.problem.description,
        place: "\(path):\(error.position)"
      )
    }
    folder = ValidateFolders.parent(Self.absolute(path))
  }

  /// Reads the settings nearest to a path: in its folder or one above it.
  init(nearest path: String) throws(CommandFailure) {
    var folder = Self.absolute(path)
    while true {
      let file = ValidateFolders.join(folder, ValidationConfiguration.fileName)
      if FileManager.default.fileExists(atPath: file) {
        try self.init(file, try StandardStreams.read(ordinaryFile: file))
        return
      }
      guard folder != "/", !folder.isEmpty, folder != "." else { break }
      folder = ValidateFolders.parent(folder)
    }
    self = .none
  }

  /// What is set for a file.
  func rules(for path: String) -> RuleSettings {
    guard !configuration.overrides.isEmpty else { return configuration.rules }
    return configuration.rules(for: relative(path))
  }

  /// Whether a file is not checked.
  func excludes(_ path: String) -> Bool {
    !configuration.exclude.isEmpty && configuration.excludes(relative(path))
  }

  /// The path of the baseline that the settings name.
  var baseline: String? {
    configuration.baseline.map { $0.hasPrefix("/") ? $0 : ValidateFolders.join(folder, $0) }
  }

  private func relative(_ path: String) -> String {
    Self.relative(path, to: folder)
  }

  /// A path as seen from a folder, where it lies in it.
  static func relative(_ path: String, to folder: String) -> String {
    let full = absolute(path)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return full.hasPrefix(start) ? String(full.dropFirst(start.count)) : full
  }

  /// A path from the root, without `..`.
  static func absolute(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let base = isAbsolute ? "" : FileManager.default.currentDirectoryPath + "/"
    var parts: [Substring] = []
    for part in (base + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
