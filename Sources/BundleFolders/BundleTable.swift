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

  /// Reads a table.
  init(path: String) throws(UnreadableTable) {
    let data = try PropertyListFile.data(path)
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
      return .propertyList(try PropertyListFile.strings(data, path: path))
    } catch {
      throw UnreadableTable(path: path, error)
    }
  }
}
