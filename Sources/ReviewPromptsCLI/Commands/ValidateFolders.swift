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
  /// What is said about folders that look like those of languages and are none.
  private(set) var remarks: [String] = []
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
    if addLanguage(path) != nil { return }
    let failed = failures.count
    guard !scan(path, depth: 0), failures.count == failed else { return }
    throw CommandFailure("no-tables", "there are no string files in '\(path)'")
  }

  /// Adds the folder of one language; `nil` when the folder is none.
  private mutating func addLanguage(_ path: String) -> Int? {
    guard let folder = LanguageFolderPath(path) else { return nil }
    let number = project(at: folder.parent, folder)
    projects[number].select(folder: folder.name)
    return number
  }

  private mutating func addFile(_ path: String) {
    let folder = Self.parent(path)
    if let language = LanguageFolderPath(folder) {
      let number = project(at: language.parent, language)
      projects[number].select(file: Self.name(path), folder: language.name)
    } else {
      let number = project(at: folder)
      projects[number].select(file: Self.name(path), folder: nil)
    }
  }

  /// The project in a folder, read when it is asked for the first time.
  private mutating func project(at path: String, _ given: LanguageFolderPath? = nil) -> Int {
    if let number = numbers[path] { return number }
    let project = ValidateProject(
      at: path,
      names: list(path),
      source: source,
      given: given
    ) { folder in
      list(Self.join(path, folder))
    }
    numbers[path] = projects.count
    projects.append(project)
    return projects.count - 1
  }

  /// Adds what is in a folder; says whether there is anything, or was when it was seen before.
  private mutating func scan(_ path: String, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let real = URL(filePath: path.isEmpty ? "." : path).resolvingSymlinksInPath().path
    guard seen.insert(real).inserted else { return true }
    let names = list(path)
    if let remark = Self.remark(onFolder: path, names) { remarks.append(remark) }
    let isProject = names.contains {
      $0.hasSuffix(".lproj") || ValidateFile.Format(path: $0) != nil
    }
    if isProject {
      let number = project(at: path)
      projects[number].selectAll()
    }
    var isFound = isProject
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".lproj") {
      guard ValidateFile.Format(path: name) == nil else { continue }
      var isFolder = false
      let inner = Self.join(path, name)
      let exists = FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder)
      if exists, isFolder, scan(inner, depth: depth + 1) { isFound = true }
    }
    return isFound
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
    ProjectOutline.join(folder, name)
  }
}
