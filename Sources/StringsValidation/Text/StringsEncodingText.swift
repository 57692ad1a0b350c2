package import StringsFile

/// Reads pieces of a file in the file's encoding.
package enum StringsEncodingText {
  /// The text of some bytes of a file.
  package static func decode(_ bytes: some Sequence<UInt8>, _ encoding: StringsEncoding) -> String {
    let bytes = Array(bytes)
    func unit(_ start: Int, _ length: Int, bigEndian: Bool) -> UInt32 {
      let part = bytes[start..<start + length]
      let ordered = bigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | UInt32($1) }
    }
    switch encoding.form {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .utf16LittleEndian, .utf16BigEndian:
      let isBig = encoding.form == .utf16BigEndian
      let starts = stride(from: 0, to: bytes.count - 1, by: 2)
      let units = starts.map { UInt16(truncatingIfNeeded: unit($0, 2, bigEndian: isBig)) }
      return String(decoding: units, as: UTF16.self)
    case .utf32LittleEndian, .utf32BigEndian:
      let isBig = encoding.form == .utf32BigEndian
      let starts = stride(from: 0, to: bytes.count - 3, by: 4)
      return String(decoding: starts.map { unit($0, 4, bigEndian: isBig) }, as: UTF32.self)
    }
  }
}
