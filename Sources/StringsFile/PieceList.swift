import Diagnostics

/// The parts of a text, as they are found; each ends where the next begins.
struct PieceList {
  private struct Piece {
    var kind: StringsPiece.Kind
    var end: Int
  }

  private var pieces: [Piece] = []

  /// The offset up to which parts are known.
  var end: Int { pieces.last?.end ?? 0 }

  /// Adds the part that goes from `end` to the end of `range`.
  mutating func append(_ kind: StringsPiece.Kind, _ range: Range<Int>) {
    if range.upperBound > end { pieces.append(Piece(kind: kind, end: range.upperBound)) }
  }

  /// Takes back all parts that end behind `offset`.
  mutating func removeAll(endingAfter offset: Int) {
    while let last = pieces.last, last.end > offset { pieces.removeLast() }
  }

  /// The parts of the file from which the text was made.
  func inFile(
    _ scanner: ByteScanner,
    _ encoding: StringsEncoding,
    _ fileLength: Int
  ) -> [StringsPiece] {
    var result: [StringsPiece] = []
    result.reserveCapacity(pieces.count + 2)
    var start = encoding.prefixLength
    if start > 0 { result.append(StringsPiece(kind: .prefix, range: 0..<start)) }
    var cursor = TextCursor(encoding)
    for piece in pieces {
      let end =
        encoding.form == .utf8
        ? encoding.prefixLength + piece.end
        : cursor.advance(to: piece.end, in: scanner).byteOffset
      result.append(StringsPiece(kind: piece.kind, range: start..<end))
      start = end
    }
    if start < fileLength {
      result.append(StringsPiece(kind: .remainder, range: start..<fileLength))
    }
    return result
  }
}
