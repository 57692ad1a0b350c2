/// Text in UTF-8 that was made from UTF-16 or UTF-32.
struct TranscodedText {
  /// UTF-8, in which half a surrogate pair takes three bytes (WTF-8).
  var bytes: [UInt8] = []
  /// Where in `bytes` the first unit stands that is no character.
  var firstUndecodable: Int?

  /// Adds a character or half a surrogate pair.
  mutating func append(_ value: UInt32) {
    switch value {
    case 0..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      bytes.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      bytes.append(Self.trail(value))
    case 0x800..<0x10000:
      bytes.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
      bytes.append(Self.trail(value >> 6))
      bytes.append(Self.trail(value))
    default:
      bytes.append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
      bytes.append(Self.trail(value >> 12))
      bytes.append(Self.trail(value >> 6))
      bytes.append(Self.trail(value))
    }
  }

  private static func trail(_ value: UInt32) -> UInt8 {
    0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
  }
}

extension StringsEncoding {
  /// Turns the text of a file in UTF-16 or UTF-32 into UTF-8. Bytes too few for a unit are left out.
  func transcode(_ file: UnsafeRawBufferPointer) -> TranscodedText {
    var text = TranscodedText()
    text.bytes.reserveCapacity(file.count / unitLength + 16)
    let end = file.count - (file.count - prefixLength) % unitLength
    if unitLength == 2 {
      transcodeUTF16(file, to: end, into: &text)
    } else {
      transcodeUTF32(file, to: end, into: &text)
    }
    return text
  }

  private func transcodeUTF16(
    _ file: UnsafeRawBufferPointer,
    to end: Int,
    into text: inout TranscodedText
  ) {
    let isBig = form == .utf16BigEndian
    func unit(_ offset: Int) -> UInt32 {
      let raw = file.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      return UInt32(isBig ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw))
    }
    var offset = prefixLength
    while offset < end {
      let first = unit(offset)
      offset += 2
      guard first & 0xFC00 == 0xD800, offset < end, unit(offset) & 0xFC00 == 0xDC00 else {
        text.append(first)
        continue
      }
      text.append(0x10000 + (first & 0x3FF) << 10 + unit(offset) & 0x3FF)
      offset += 2
    }
  }

  private func transcodeUTF32(
    _ file: UnsafeRawBufferPointer,
    to end: Int,
    into text: inout TranscodedText
  ) {
    let isBig = form == .utf32BigEndian
    for offset in stride(from: prefixLength, to: end, by: 4) {
      let raw = file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let value = isBig ? UInt32(bigEndian: raw) : UInt32(littleEndian: raw)
      if Unicode.Scalar(value) == nil, text.firstUndecodable == nil {
        text.firstUndecodable = text.bytes.count
      }
      text.append(Unicode.Scalar(value)?.value ?? 0xFFFD)
    }
  }
}
