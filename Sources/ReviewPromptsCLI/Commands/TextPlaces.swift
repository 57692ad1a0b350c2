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
  private let folders: ContentFolders
  private let documents = Mutex<[String: StringsDocument]>([:])

  init(folders: ContentFolders) {
    self.folders = folders
  }

  /// Gives `path:line`, the path alone where the file has no lines, or `nil` where there is no file.
  func place(of source: StringSource) -> String? {
    guard let table = source.table, let language = source.language else { return nil }
    guard source.layer != .package else {
      let path = "Localization/\(language).lproj/\(table).strings"
      return line(of: source.key, in: path) { ShippedLanguages.text(of: language) }
    }
    for path in folders.paths(of: source) {
      guard let data = try? Data(contentsOf: URL(filePath: path)) else { continue }
      if let place = line(of: source.key, in: path, { [UInt8](data) }) { return place }
    }
    return nil
  }

  private func line(
    of key: String,
    in path: String,
    _ bytes: () -> [UInt8]?
  ) -> String? {
    let known = documents.withLock { $0[path] }
    guard let document = known ?? bytes().map(StringsDocument.init) else { return nil }
    if known == nil { documents.withLock { $0[path] = document } }
    // A property list has no lines of its own.
    if document.kind != .strings(document.encoding) { return path }
    let entry = document.entry(forKey: StringsText(key))
    return entry.map { "\(path):\($0.range.lowerBound.line)" }
  }
}
