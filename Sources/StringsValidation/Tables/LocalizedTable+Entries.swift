import StringsFile

extension LocalizedTable {
  /// The lines that an entry takes with the comment above it and the empty line before it, if it
  /// stands on lines of its own; otherwise just the entry.
  func linesOfEntry(_ text: TableText) -> Range<Int>? {
    guard let document, let entry = entry(of: text) else { return nil }
    return document.lines(of: entry)
  }
}
