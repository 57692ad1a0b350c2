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
    case propertyList([String: String])
  }

  private let form: Form

  /// Reads a table, or gives `nil` when there is no such file.
  init?(path: String) throws(UnreadableTable) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw UnreadableTable(path: path, reason: "the file cannot be read", id: "unreadable-file")
    }
    form = try Self.parse(data, path)
  }

  subscript(key: String) -> String? {
    switch form {
    case .text(let table): table[key]
    case .propertyList(let strings): strings[key]
    }
  }

  private static func parse(_ data: Data, _ path: String) throws(UnreadableTable) -> Form {
    do {
      return .text(try StringsTable([UInt8](data)))
    } catch  where error.kind == .xmlPropertyList || error.kind == .binaryPropertyList {
      return .propertyList(try propertyList(data, path))
    } catch {
      throw UnreadableTable(path: path, error)
    }
  }

  private static func propertyList(
    _ data: Data,
    _ path: String
  ) throws(UnreadableTable) -> [String: String] {
    do {
      let values = try PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
      return values.compactMapValues(\.string)
    } catch {
      throw UnreadableTable(
        path: path,
        reason: "the property list does not parse",
        id: "malformed-property-list"
      )
    }
  }
}
