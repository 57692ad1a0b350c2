internal import Diagnostics
internal import PromptContent
internal import StringsFile
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Finds the file and the line of texts; each file is read once.
final class TextPlaces: Sendable {
  /// A file, and a line of it where it has lines.
  struct Place {
    var path: String
    var line: Int?
  }

  private let folders: ContentFolders
  private let documents = Mutex<[String: StringsDocument]>([:])

  init(folders: ContentFolders) {
    self.folders = folders
  }

  /// Gives the place of a text, or `nil` where there is no file.
  func place(of source: StringSource) -> Place? {
    guard let table = source.table, let language = source.language else { return nil }
    guard source.layer != .package else {
      let path = Self.shippedPath(table: table, language: language)
      return place(of: source.key, in: path) { ShippedLanguages.text(of: language) }
    }
    for path in folders.paths(of: source) {
      guard let data = try? Data(contentsOf: URL(filePath: path)) else { continue }
      if let place = place(of: source.key, in: path, { [UInt8](data) }) { return place }
    }
    return nil
  }

  /// Where a shipped table stands in the repository.
  static func shippedPath(table: String, language: String) -> String {
    "Localization/\(language).lproj/\(table).strings"
  }

  private func place(of key: String, in path: String, _ bytes: () -> [UInt8]?) -> Place? {
    let known = documents.withLock { $0[path] }
    guard let document = known ?? bytes().map(StringsDocument.init) else { return nil }
    if known == nil { documents.withLock { $0[path] = document } }
    // A property list has no lines of its own.
    if document.kind != .strings(document.encoding) { return Place(path: path) }
    let entry = document.entry(forKey: StringsText(key))
    return entry.map { Place(path: path, line: $0.range.lowerBound.line) }
  }
}

extension TextPlaces.Place: CustomStringConvertible {
  /// `path:line`, or the path alone.
  var description: String { line.map { "\(path):\($0)" } ?? path }
}
