/// The charset that the first line of an XML file names: `<?xml version="1.0" encoding="UTF-8"?>`.
struct EncodingDeclaration {
  /// The name as it is written.
  let name: String
  /// The bytes of the name.
  let range: Range<Int>

  /// Looks for it; `nil` when the file names none, or is in no charset that holds ASCII.
  init?(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let line = bytes[start..<end]
    let word = Array("encoding".utf8)
    guard
      let found = line.indices.first(where: { line[$0...].starts(with: word) }),
      let open = line[found...].firstIndex(where: Self.isQuote),
      let close = line[(open + 1)...].firstIndex(of: line[open])
    else { return nil }
    range = open + 1..<close
    name = String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether it names UTF-8.
  var isUTF8: Bool { ["utf-8", "utf8"].contains(name.lowercased()) }

  /// Whether a file in UTF-8 may name this charset: most hold the letters of ASCII as they are.
  func isTrueOfUTF8(_ bytes: [UInt8]) -> Bool {
    if isUTF8 { return true }
    let upper = name.uppercased()
    let isWide = ["UTF-16", "UTF-32", "UCS-", "ISO-10646"].contains { upper.hasPrefix($0) }
    return !isWide && bytes.allSatisfy { $0 < 0x80 }
  }

  /// What to say of a file in UTF-8 that names another charset.
  var disagreement: String {
    "the file declares \(name.excerpt) and is UTF-8: write encoding=\"UTF-8\""
  }

  /// The offset of the first byte that is no UTF-8, or the end.
  static func firstUndecodable(in bytes: [UInt8]) -> Int {
    var low = 0
    for (offset, byte) in bytes.enumerated() where byte >= 0x80 && offset >= low {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let end = min(offset + length, bytes.count)
      guard String(validating: bytes[offset..<end], as: UTF8.self)?.unicodeScalars.count == 1
      else { return offset }
      low = end
    }
    return bytes.count
  }
}
