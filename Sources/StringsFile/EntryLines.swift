import Diagnostics

/// The lines that entries take in a file, counted in bytes of the file.
struct EntryLines {
  private let document: StringsDocument
  private let unitLength: Int

  init(_ document: StringsDocument) {
    self.document = document
    unitLength = document.encoding.unitLength
  }

  /// The bytes of an entry with the comment right above it, the comments behind it, and its lines.
  func range(of entry: StringsEntry) -> Range<Int> {
    let first = entry.comment?.range.lowerBound ?? entry.range.lowerBound
    let last = entry.trailingComments.last?.range.upperBound ?? entry.range.upperBound
    let start = startOfSpaces(before: first.byteOffset)
    guard isLineStart(start), let end = endOfLineEnd(from: endOfSpaces(from: last.byteOffset))
    else { return entry.range.lowerBound.byteOffset..<entry.range.upperBound.byteOffset }
    // Of two empty lines that would now meet, one goes too.
    guard isEmptyLineBefore(start), let next = endOfLineEnd(from: endOfSpaces(from: end)) else {
      return start..<end
    }
    return start..<max(next, end)
  }

  /// Where a new entry goes and what parts it from its neighbours; `nil` where there is no place.
  func insertion(
    after entry: StringsEntry?
  ) -> (offset: Int, before: String, after: String)? {
    if let entry {
      let last = entry.trailingComments.last { !$0.isUnterminated }
      let end = max(entry.range.upperBound, last?.range.upperBound ?? entry.range.upperBound)
      return (end.byteOffset, lineEnd + (partsByEmptyLines ? lineEnd : ""), "")
    }
    if document.pieces.contains(where: { $0.kind == .unterminatedComment }) { return nil }
    if let brace = document.pieces.first(where: { $0.kind == .bracket }) {
      return (brace.range.upperBound, lineEnd, lineEnd)
    }
    let end = document.pieces.last { $0.kind != .remainder }?.range.upperBound ?? 0
    return (end, isLineStart(end) ? "" : lineEnd, lineEnd)
  }

  /// The line end that the file uses: that of its first line, or LF.
  var lineEnd: String {
    var offset = document.encoding.prefixLength
    while offset < document.bytes.count {
      switch byte(offset) {
      case Ascii.lineFeed: return "\n"
      case Ascii.carriageReturn:
        return byte(offset + unitLength) == Ascii.lineFeed ? "\r\n" : "\r"
      default: offset += unitLength
      }
    }
    return "\n"
  }

  private var partsByEmptyLines: Bool {
    zip(document.entries, document.entries.dropFirst()).allSatisfy { first, second in
      let next = second.comment?.range.lowerBound ?? second.range.lowerBound
      return next.line - first.range.upperBound.line > 1
    }
  }
}

extension EntryLines {
  /// The ASCII character at an offset in the file; `nil` for others and outside.
  private func byte(_ offset: Int) -> UInt8? {
    guard offset >= document.encoding.prefixLength, offset + unitLength <= document.bytes.count
    else { return nil }
    let unit = document.bytes[offset..<offset + unitLength]
    let ordered = document.encoding.isBigEndian ? unit.reversed() : Array(unit)
    guard let low = ordered.first, ordered.dropFirst().allSatisfy({ $0 == 0 }) else { return nil }
    return low < 0x80 ? low : nil
  }

  private func isSpace(_ offset: Int) -> Bool { byte(offset).map(ByteScanner.isSpace) == true }

  private func isLineEnd(_ offset: Int) -> Bool { byte(offset).map(ByteScanner.isLineEnd) == true }

  private func isLineStart(_ offset: Int) -> Bool {
    offset <= document.encoding.prefixLength || isLineEnd(offset - unitLength)
  }

  private func startOfSpaces(before end: Int) -> Int {
    var offset = end
    while isSpace(offset - unitLength) { offset -= unitLength }
    return offset
  }

  private func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while isSpace(offset) { offset += unitLength }
    return offset
  }

  /// The offset behind the line end at `start`, or `start` at the end of the file; `nil` elsewhere.
  private func endOfLineEnd(from start: Int) -> Int? {
    if start >= document.bytes.count { return start }
    guard isLineEnd(start) else { return nil }
    let next = start + unitLength
    let isPair = byte(start) == Ascii.carriageReturn && byte(next) == Ascii.lineFeed
    return isPair ? next + unitLength : next
  }

  /// Whether the line before the one that begins at `start` is empty, or there is none.
  private func isEmptyLineBefore(_ start: Int) -> Bool {
    guard isLineEnd(start - unitLength) else { return true }
    var end = start - unitLength
    let isPair = byte(end) == Ascii.lineFeed && byte(end - unitLength) == Ascii.carriageReturn
    if isPair { end -= unitLength }
    return isLineStart(startOfSpaces(before: end))
  }
}
