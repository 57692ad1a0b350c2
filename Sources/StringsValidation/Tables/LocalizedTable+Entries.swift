import Diagnostics
import StringsFile

extension LocalizedTable {
  /// The lines that an entry takes with the comment above it and the empty line before it, if it
  /// stands on lines of its own; otherwise just the entry.
  func linesOfEntry(_ text: TableText) -> Range<Int>? {
    guard let document, let entry = entry(of: text) else { return nil }
    var editor = StringsEditor(document)
    editor.remove(entry)
    let left = editor.write()
    let start = zip(document.bytes, left).prefix { $0 == $1 }.count
    let removed = document.bytes.count - left.count
    guard removed > 0 else { return nil }
    // Where the bytes after the entry begin like the entry itself, the common start is too long.
    let first = entry.comment?.range.lowerBound.byteOffset ?? entry.range.lowerBound.byteOffset
    let lower = min(start, first)
    return lower..<lower + removed
  }
}
