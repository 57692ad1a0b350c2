import Diagnostics

extension StringsOutline {
  /// The bytes that go when an entry is removed, as `StringsDocument.lines(of:)` gives them.
  package func lines(ofEntry number: Int) -> Range<Int> {
    let (document, start) = neighbourhood(ofEntry: number)
    guard let entry = entry(number, in: document, start) else { return entries[number].range }
    let lines = document.lines(of: entry)
    return lines.lowerBound + start..<lines.upperBound + start
  }

  /// An entry with its comments, as it is in the document but for its places: those count from the
  /// entry before.
  package func entry(_ number: Int) -> StringsEntry? {
    let (document, start) = neighbourhood(ofEntry: number)
    return entry(number, in: document, start)
  }

  /// An entry and its neighbours read as a document, not the whole file, and where that begins.
  private func neighbourhood(ofEntry number: Int) -> (document: StringsDocument, start: Int) {
    let isFirst = number == 0
    let isLast = number == entries.count - 1
    let start = isFirst ? textStart : entries[number - 1].range.lowerBound
    let end = isLast ? bytes.count : entries[number + 1].range.upperBound
    return (StringsDocument(bytes: Array(bytes[start..<end])), start)
  }

  private func entry(_ number: Int, in document: StringsDocument, _ start: Int) -> StringsEntry? {
    let place = entries[number].range.lowerBound - start
    return document.entries.first { $0.range.lowerBound.byteOffset == place }
  }
}
