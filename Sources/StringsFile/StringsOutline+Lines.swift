import Diagnostics

extension StringsOutline {
  /// The bytes that go when an entry is removed, as `StringsDocument.lines(of:)` gives them.
  ///
  /// Only the entry and its neighbours are read as a document, not the whole file.
  package func lines(ofEntry number: Int) -> Range<Int> {
    let isFirst = number == 0
    let isLast = number == entries.count - 1
    let start = isFirst ? textStart : entries[number - 1].range.lowerBound
    let end = isLast ? bytes.count : entries[number + 1].range.upperBound
    let neighbourhood = StringsDocument(bytes: Array(bytes[start..<end]))
    let entry = neighbourhood.entries.first {
      $0.range.lowerBound.byteOffset == entries[number].range.lowerBound - start
    }
    guard let entry else { return entries[number].range }
    let lines = neighbourhood.lines(of: entry)
    return lines.lowerBound + start..<lines.upperBound + start
  }
}
