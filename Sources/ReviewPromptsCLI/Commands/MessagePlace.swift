internal import StringsFile

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Finds where in a string file a byte of a message stands.
enum MessagePlace {
  /// Gives `path:line:column`, or `nil` when the file has no such key or no places, as a property list.
  static func find(_ key: String, utf8Offset: Int, path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    let document = StringsDocument(bytes: [UInt8](data))
    let entry = document.entry(forKey: StringsText(key))
    guard let literal = entry?.value.literal else { return nil }
    return "\(path):\(document.position(ofUTF8Offset: utf8Offset, in: literal))"
  }
}
