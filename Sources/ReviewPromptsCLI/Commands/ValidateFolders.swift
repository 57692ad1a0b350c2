internal import LocaleMatching
internal import StringsValidation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Finds the string files that paths name, and puts them together as projects.
struct ValidateFolders {
  /// The language that the others are translated from.
  let source: LanguageTag
  private(set) var projects: [ValidateProject] = []
  /// Folders that could not be looked into.
  private(set) var failures: [CommandFailure] = []
  /// Folders already seen, by their paths without symbolic links, so that a loop ends.
  private var seen: Set<String> = []
  /// The number of each project, by the path of its folder.
  private var numbers: [String: Int] = [:]

  /// How deep folders may lie in each other.
  private static let depthLimit = 64

  init(source: LanguageTag) {
    self.source = source
  }

  /// Adds what a path of the command line names.
  mutating func add(_ operand: String) throws(CommandFailure) {
    let path = Self.tidy(operand)
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Files.missing(path)
    }
    if !isFolder {
      guard ValidateFile.Format(path: path) != nil else {
        throw CommandFailure(
          "not-a-table",
          "'\(path)' is no string file; expected .strings, .stringsdict or .xcstrings"
        )
      }
      return addFile(path)
    }
    guard !path.hasSuffix(".lproj") else {
      let number = project(at: Self.parent(path))
      projects[number].select(folder: Self.name(path))
      return
    }
    let before = projects.count
    let failed = failures.count
    scan(path, depth: 0)
    guard projects.count == before, failures.count == failed else { return }
    throw CommandFailure("no-tables", "there are no string files in '\(path)'")
  }

  private mutating func addFile(_ path: String) {
    let folder = Self.parent(path)
    if Self.name(folder).hasSuffix(".lproj") || Self.name(folder) == ".lproj" {
      let number = project(at: Self.parent(folder))
      projects[number].select(file: Self.name(path), folder: Self.name(folder))
    } else {
      let number = project(at: folder)
      projects[number].select(file: Self.name(path), folder: nil)
    }
  }

  /// The project in a folder, read when it is asked for the first time.
  private mutating func project(at path: String) -> Int {
    if let number = numbers[path] { return number }
    let project = ValidateProject(at: path, names: list(path), source: source) { folder in
      list(Self.join(path, folder))
    }
    numbers[path] = projects.count
    projects.append(project)
    return projects.count - 1
  }

  private mutating func scan(_ path: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let real = URL(filePath: path.isEmpty ? "." : path).resolvingSymlinksInPath().path
    guard seen.insert(real).inserted else { return }
    let names = list(path)
    let isProject = names.contains {
      $0.hasSuffix(".lproj") || ValidateFile.Format(path: $0) != nil
    }
    if isProject {
      let number = project(at: path)
      projects[number].selectAll()
    }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".lproj") {
      guard ValidateFile.Format(path: name) == nil else { continue }
      var isFolder = false
      let inner = Self.join(path, name)
      let exists = FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder)
      if exists, isFolder { scan(inner, depth: depth + 1) }
    }
  }

  private mutating func list(_ path: String) -> [String] {
    do {
      let folder = path.isEmpty ? "." : path
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    } catch {
      failures.append(
        CommandFailure("unreadable-folder", "cannot look into '\(path)': \(Files.reason(error))")
      )
      return []
    }
  }
}

extension ValidateFolders {
  /// The path without `./` before it, double slashes, and a slash at its end.
  static func tidy(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").filter { $0 != "." }
    let tidy = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    return tidy.isEmpty ? "." : tidy
  }

  /// The folder that holds a path; `.` where the path has none.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
