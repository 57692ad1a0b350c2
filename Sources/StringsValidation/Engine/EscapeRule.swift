import Diagnostics
import StringsFile

/// Goes through the escapes of a strings file for the rules about them.
enum EscapeRule {
  /// Calls `body` for each escape of each key and text that may hold some.
  static func forEach(
    _ table: TableInContext,
    _ body: (StringsEscape, StringsEntry, [UInt8]) -> Void
  ) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    for (number, entry) in document.entries.enumerated() where !table.damage.contains(number) {
      for literal in entry.isShorthand ? [entry.key] : [entry.key, entry.value.literal] {
        for escape in literal?.escapes ?? [] { body(escape, entry, document.bytes) }
      }
    }
  }

  /// The characters of the file that begin at a place, as far as they are ASCII.
  static func ascii(
    _ document: StringsDocument,
    from start: SourcePosition,
    count: Int
  ) -> String {
    let width = document.encoding.bytes(of: "a").count
    let bytes = document.bytes[start.byteOffset...].prefix(count * width)
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }
}
