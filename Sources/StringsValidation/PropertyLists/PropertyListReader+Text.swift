import StringsFile

extension PropertyListReader {
  /// Reads characters up to the next tag, which is not passed.
  mutating func characters() throws(PropertyListFault) -> PropertyListText {
    let start = index
    var text = Characters()
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        guard bytes[index...].starts(with: "<![CDATA[".utf8) else { break }
        try cdata(&text)
      } else if byte == UInt8(ascii: "&") {
        try entity(&text)
      } else {
        text.append(byte, from: index)
        index += 1
      }
    }
    return PropertyListText(
      string: String(decoding: text.bytes, as: UTF8.self),
      range: start..<index,
      stretches: text.stretches
    )
  }

  /// Text with the places of its bytes, while it is read.
  private struct Characters {
    var bytes: [UInt8] = []
    var stretches: [TextStretch] = []
    private var expected = -1

    mutating func append(_ byte: UInt8, from offset: Int) {
      if offset != expected {
        stretches.append(TextStretch(offset: bytes.count, fileOffset: offset))
      }
      bytes.append(byte)
      expected = offset + 1
    }

    mutating func append(escape: some Sequence<UInt8>, from offset: Int) {
      stretches.append(TextStretch(offset: bytes.count, fileOffset: offset, isEscape: true))
      bytes.append(contentsOf: escape)
      expected = -1
    }

    /// Notes the place behind the last byte, where nothing else follows.
    mutating func end(at offset: Int) { expected = offset }
  }

  private mutating func cdata(_ text: inout Characters) throws(PropertyListFault) {
    let start = index
    index += 9
    while index < bytes.count {
      if bytes[index...].starts(with: "]]>".utf8) {
        index += 3
        return
      }
      text.append(bytes[index], from: index)
      index += 1
    }
    throw PropertyListFault(message: "the section <![CDATA[ is never closed", offset: start)
  }

  private mutating func entity(_ text: inout Characters) throws(PropertyListFault) {
    let start = index
    let rest = bytes[(index + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw PropertyListFault(message: "'&' begins no character: write '&amp;'", offset: start)
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    guard let character = Self.character(name) else {
      throw PropertyListFault(
        message: "'&\(name.excerptText);' is no character of XML",
        offset: start
      )
    }
    text.append(escape: String(character).utf8, from: start)
    index = end + 1
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }
}
