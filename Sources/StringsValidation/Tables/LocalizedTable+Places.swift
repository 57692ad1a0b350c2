import Diagnostics
import StringsFile

extension LocalizedTable {
  /// The place of the key of a text.
  func keyRange(_ text: TableText) -> Range<SourcePosition> {
    if let entry = transcodedEntry(of: text) { return entry.key.range }
    return lines.range(text.keyBytes)
  }

  /// The place of a text, its marks included.
  func valueRange(_ text: TableText) -> Range<SourcePosition> {
    if let entry = transcodedEntry(of: text) { return entry.value.range }
    return lines.range(text.valueBytes)
  }

  /// The place in the file of a stretch of a text, given in bytes of UTF-8.
  func place(of range: Range<Int>, in text: TableText) -> Range<SourcePosition> {
    if let entry = transcodedEntry(of: text), let document, let literal = entry.value.literal {
      let start = document.position(ofUTF8Offset: range.lowerBound, in: literal)
      return start..<max(start, document.position(ofUTF8Offset: range.upperBound, in: literal))
    }
    return lines.range(fileRange(range, in: text))
  }

  /// The bytes in the file of a stretch of a text, given in bytes of UTF-8.
  func bytes(of range: Range<Int>, in text: TableText) -> Range<Int> {
    // Lines and columns are not asked for, and would take long to count on a very long line.
    guard transcodedEntry(of: text) == nil else {
      let place = place(of: range, in: text)
      return place.lowerBound.byteOffset..<place.upperBound.byteOffset
    }
    return fileRange(range, in: text)
  }

  private func fileRange(_ range: Range<Int>, in text: TableText) -> Range<Int> {
    let start = fileOffset(range.lowerBound, in: text)
    return start..<(range.isEmpty ? start : max(start, fileOffset(range.upperBound, in: text)))
  }

  private func fileOffset(_ offset: Int, in text: TableText) -> Int {
    switch (text.origin, content) {
    case (.entry(let number), .strings(let file)):
      file.offset(ofUTF8Offset: offset, inValue: number) ?? text.valueBytes.lowerBound
    case (.mapped(let stretches), _): stretches.fileOffset(of: offset)
    default: text.valueBytes.lowerBound
    }
  }

  private var lines: LineIndex {
    switch content {
    case .strings(let file): file.lines
    case .lines(let lines, _): lines
    }
  }

  /// The entry of a text whose offsets are not those of a file in UTF-8.
  private func transcodedEntry(of text: TableText) -> StringsEntry? {
    guard case .strings(let file) = content, file.outline == nil else { return nil }
    return entry(of: text)
  }

  /// Whether the file is in another encoding than UTF-8.
  var isTranscoded: Bool {
    guard case .strings(let file) = content, file.outline == nil else { return false }
    return file.document.encoding.form != .utf8
  }

  /// The bytes of a text in the encoding of the file.
  func bytes(of text: String) -> [UInt8] {
    guard case .strings(let file) = content, file.outline == nil else { return Array(text.utf8) }
    return file.document.encoding.bytes(of: text)
  }
}
