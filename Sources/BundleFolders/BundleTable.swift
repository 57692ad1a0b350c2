internal import PromptContent
internal import StringsFile

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One string table of a bundle, in whatever form it is kept.
struct BundleTable: Sendable {
  private enum Form: Sendable {
    case text(StringsTable)
    case propertyList([String: PropertyListValue])
  }

  private let path: String
  private let form: Form

  /// Reads a table.
  init(path: String) throws(UnreadableTable) {
    let data = try PropertyListFile.data(path)
    self.path = path
    form = try Self.parse(data, path)
  }

  /// Gives the text of a key, or `nil` when it is not there.
  ///
  /// - Throws: that the key has a value that is no text, which an app's own lookup would not survive.
  func string(forKey key: String) throws(UnreadableTable) -> String? {
    switch form {
    case .text(let table):
      if let text = table[key] { return text }
      if table.hasOtherValue(for: key) { throw noText(key) }
    case .propertyList(let values):
      guard let value = values[key] else { return nil }
      guard let text = value.string else { throw noText(key) }
      return text
    }
    return nil
  }

  private func noText(_ key: String) -> UnreadableTable {
    UnreadableTable(path: path, reason: "the value of '\(key)' is no text", id: "non-string-value")
  }

  private static func parse(_ data: Data, _ path: String) throws(UnreadableTable) -> Form {
    do {
      return .text(try StringsTable([UInt8](data)))
    } catch  where error.kind == .xmlPropertyList || error.kind == .binaryPropertyList {
      return .propertyList(try PropertyListFile.values(data, path: path))
    } catch {
      throw UnreadableTable(path: path, error)
    }
  }
}
