package import Diagnostics

extension SourcePosition {
  /// The position of a byte in a text in UTF-8.
  ///
  /// Lines end at LF, CR or CRLF; columns count Unicode scalars, a byte-order mark at the start not
  /// included. An offset behind the end stands for the end.
  package init(of offset: Int, in bytes: [UInt8]) {
    let end = min(max(0, offset), bytes.count)
    var (line, start) = (1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var place = start
    while place < end {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), place < bytes.count, bytes[place] == UInt8(ascii: "\n") {
        guard place < end else { break }
        place += 1
      }
      (line, start) = (line + 1, place)
    }
    let scalars = start < end ? bytes[start..<end].count { $0 & 0xC0 != 0x80 } : 0
    self.init(line: line, column: scalars + 1, byteOffset: end)
  }
}
