import StringsFile

extension LocalizedTable {
  /// The bytes that go when an entry is removed: the entry, with its comment and its lines where it
  /// stands on lines of its own; otherwise just the entry.
  func linesOfEntry(_ text: TableText) -> Range<Int>? {
    if case .entry(let number) = text.origin, case .strings(let file) = content,
      let outline = file.outline
    {
      return outline.lines(ofEntry: number)
    }
    guard let document, let entry = entry(of: text) else { return nil }
    return document.lines(of: entry)
  }

  /// The entry that a text comes from, for what stands in it and round it; its places are not those of
  /// the file.
  func entryForComments(of text: TableText) -> StringsEntry? {
    if case .entry(let number) = text.origin, case .strings(let file) = content,
      let outline = file.outline
    {
      return outline.entry(number)
    }
    return entry(of: text)
  }
}
