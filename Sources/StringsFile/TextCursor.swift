import Diagnostics

/// Walks through a text and counts lines, columns, and bytes of the file it came from.
struct TextCursor: Sendable {
  /// The encoding of the file.
  let encoding: StringsEncoding
  /// The offset reached in the text.
  private(set) var offset = 0
  private var line = 1
  private var column = 1
  private var byteOffset: Int

  /// Starts at the beginning of the text of a file in `encoding`.
  init(_ encoding: StringsEncoding) {
    self.encoding = encoding
    byteOffset = encoding.prefixLength
  }

  /// Starts at a place that is known.
  init(_ encoding: StringsEncoding, at offset: Int, _ position: SourcePosition) {
    self.encoding = encoding
    self.offset = offset
    line = position.line
    column = position.column
    byteOffset = position.byteOffset
  }

  /// The place reached.
  var position: SourcePosition {
    SourcePosition(line: line, column: column, byteOffset: byteOffset)
  }

  /// Goes on to `target`, which must not lie before the place reached, and gives the place.
  mutating func advance(to target: Int, in scanner: ByteScanner) -> SourcePosition {
    while offset < target, let found = scanner.peek(offset) { pass(found, in: scanner) }
    return position
  }

  @inline(__always)
  private mutating func pass(_ found: UInt8, in scanner: ByteScanner) {
    var length = 1
    column += 1
    if found == Ascii.lineFeed {
      startLine()
    } else if found == Ascii.carriageReturn {
      if scanner.peek(offset + 1) != Ascii.lineFeed { startLine() }
    } else if found >= 0x80 {
      length = scanner.scalar(at: offset).length
    }
    offset += length
    byteOffset += encoding.storedLength(ofUTF8Length: length)
  }

  private mutating func startLine() {
    line += 1
    column = 1
  }
}

/// Gives the place of any offset of a text; in the order of the text, in time linear to its length.
struct PositionIndex: Sendable {
  private var cursor: TextCursor
  private var marks: [TextCursor]
  private static let distance = 256

  /// Starts at the beginning of the text of a file in `encoding`.
  init(_ encoding: StringsEncoding) {
    cursor = TextCursor(encoding)
    marks = [cursor]
  }

  /// The place of `offset` in the file.
  mutating func position(_ offset: Int, in scanner: ByteScanner) -> SourcePosition {
    if offset < cursor.offset { return earlier(offset, in: scanner) }
    var next = (marks.last?.offset ?? 0) + Self.distance
    while next < offset {
      _ = cursor.advance(to: next, in: scanner)
      marks.append(cursor)
      next = cursor.offset + Self.distance
    }
    return cursor.advance(to: offset, in: scanner)
  }

  private func earlier(_ offset: Int, in scanner: ByteScanner) -> SourcePosition {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    var cursor = marks[low]
    return cursor.advance(to: offset, in: scanner)
  }
}
