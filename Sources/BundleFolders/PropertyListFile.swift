internal import PromptContent

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A property list on disk, read for the strings at its top.
package enum PropertyListFile {
  /// Reads a file's bytes.
  static func data(_ path: String) throws(UnreadableTable) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw UnreadableTable(path: path, reason: "the file cannot be read", id: "unreadable-file")
    }
  }

  /// Gives the values of a property list, or says that the file holds none.
  static func values(
    _ data: Data,
    path: String
  ) throws(UnreadableTable) -> [String: PropertyListValue] {
    do {
      return try values(data)
    } catch {
      throw UnreadableTable(
        path: path,
        reason: "the property list does not parse",
        id: "malformed-property-list"
      )
    }
  }

  /// Gives the values of a property list in XML or binary form.
  ///
  /// Foundation's readers follow values as deep as they go, and a binary list may hold itself. So the brackets of XML
  /// are counted first, and no more values are taken than the file has bytes.
  package static func values(_ data: Data) throws -> [String: PropertyListValue] {
    guard isShallow(data) else { throw PropertyListValue.TooLarge() }
    let decoder = PropertyListDecoder()
    if let key = CodingUserInfoKey.propertyListBudget {
      decoder.userInfo[key] = PropertyListValue.Budget(data.count)
    }
    return try decoder.decode([String: PropertyListValue].self, from: data)
  }

  /// Whether no element of an XML list stands deeper than a string file may nest values.
  private static func isShallow(_ data: Data) -> Bool {
    var depth = 0
    var last: UInt8 = 0
    var isOpening = false
    for byte in data {
      switch byte {
      case UInt8(ascii: "<"): isOpening = true
      case UInt8(ascii: "/") where last == UInt8(ascii: "<"):
        depth -= 1
        isOpening = false
      case UInt8(ascii: "!") where last == UInt8(ascii: "<"),
        UInt8(ascii: "?") where last == UInt8(ascii: "<"):
        isOpening = false
      case UInt8(ascii: ">"):
        if isOpening, last != UInt8(ascii: "/") { depth += 1 }
        isOpening = false
        if depth > PropertyListValue.depthLimit { return false }
      default: break
      }
      if byte != 0 { last = byte }
    }
    return true
  }
}
