public import PromptContent
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The string tables of a folder that holds `<tag>.lproj` folders, read when they are first asked for.
///
/// Tables may be text, XML or binary property lists, as Xcode leaves them in a built app.
///
/// ```swift
/// let overrides = try FolderTables(path: "Overrides")
/// let catalog = PromptCatalog(overrides: [overrides])
/// ```
public final class FolderTables: LocalizedTables {
  /// The spellings of the language folders, without `.lproj`, sorted.
  public let languages: [String]
  /// The folder that holds the language folders.
  public let path: String
  private let listings = Mutex<[String: Set<String>]>([:])
  private let tables = Mutex<[String: Result<BundleTable, UnreadableTable>]>([:])

  /// Lists the language folders of a folder, an app bundle, or a bundle with `Contents/Resources`.
  ///
  /// - Parameter path: the folder, relative to the working directory or absolute.
  /// - Throws: what is wrong with the folder: it is missing, is no folder, cannot be read, or holds no
  ///   language folder.
  public init(path: String) throws(UnreadableTable) {
    let candidates = [path, path + "/Contents/Resources", path + "/Resources"]
    for candidate in candidates {
      let names = try Self.names(in: candidate, isOptional: candidate != path)
      let languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
      guard !languages.isEmpty else { continue }
      self.path = candidate
      self.languages = languages.sorted()
      return
    }
    throw Self.withoutLanguages(path)
  }

  /// Gives the raw text of a key, or `nil` when the table is not there or does not hold it.
  public func string(
    forKey key: String,
    table: String,
    language: String
  ) throws(UnreadableTable) -> String? {
    try self.table(table, language: language)?.string(forKey: key)
  }

  /// The path of a table's file.
  public func path(ofTable table: String, language: String) -> String {
    "\(path)/\(language).lproj/\(table).strings"
  }

  private func table(
    _ name: String,
    language: String
  ) throws(UnreadableTable) -> BundleTable? {
    let path = path(ofTable: name, language: language)
    guard try files(of: language).contains(name + ".strings") else { return nil }
    if let known = tables.withLock({ $0[path] }) { return try known.get() }
    // Read outside the lock: two threads may read the same file once each, and agree.
    let result = Result { () throws(UnreadableTable) in try BundleTable(path: path) }
    tables.withLock { $0[path] = result }
    return try result.get()
  }

  /// The files of a language's folder, listed once.
  private func files(of language: String) throws(UnreadableTable) -> Set<String> {
    if let known = listings.withLock({ $0[language] }) { return known }
    let names = try Self.names(in: "\(path)/\(language).lproj", isOptional: false)
    listings.withLock { $0[language] = Set(names) }
    return Set(names)
  }

  private static func names(
    in path: String,
    isOptional: Bool
  ) throws(UnreadableTable) -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if isOptional { return [] }
      throw UnreadableTable(path: path, reason: "no such folder", id: "missing-folder")
    }
    guard isFolder else {
      throw UnreadableTable(path: path, reason: "this is a file, not a folder", id: "not-a-folder")
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw UnreadableTable(
        path: path,
        reason: "the folder cannot be read",
        id: "unreadable-folder"
      )
    }
  }

  private static func withoutLanguages(_ path: String) -> UnreadableTable {
    var name = path
    while name.hasSuffix("/") { name.removeLast() }
    let reason =
      name.hasSuffix(".lproj")
      ? "this is one language's folder; give the folder that holds it"
      : "the folder holds no language folder, such as 'en.lproj'"
    return UnreadableTable(path: path, reason: reason, id: "no-language-folders")
  }
}
