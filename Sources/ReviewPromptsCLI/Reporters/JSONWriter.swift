/// Writes JSON text (RFC 8259) in UTF-8, indented or on one line.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isIndented: Bool

  static func text(_ value: JSONValue, indented: Bool = true) -> [UInt8] {
    var writer = JSONWriter(isIndented: indented)
    writer.write(value, depth: 0)
    return writer.bytes
  }

  static func string(_ value: JSONValue, indented: Bool = true) -> String {
    String(decoding: text(value, indented: indented), as: UTF8.self)
  }

  private init(isIndented: Bool) {
    self.isIndented = isIndented
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .string(let string): writeString(string.utf8)
    case .codeUnits(let units): writeUnits(units)
    case .array(let values): writeArray(values, depth)
    case .object(let members): writeObject(members, depth)
    }
  }

  private mutating func writeArray(_ values: [JSONValue], _ depth: Int) {
    writeList("[", "]", values, depth) { writer, value in writer.write(value, depth: depth + 1) }
  }

  private mutating func writeObject(
    _ members: [(key: JSONValue, value: JSONValue)],
    _ depth: Int
  ) {
    writeList("{", "}", members, depth) { writer, member in
      writer.write(member.key, depth: depth + 1)
      writer.bytes += (writer.isIndented ? ": " : ":").utf8
      writer.write(member.value, depth: depth + 1)
    }
  }

  private mutating func writeList<Element>(
    _ opening: String,
    _ closing: String,
    _ elements: [Element],
    _ depth: Int,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes += opening.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth) }
    bytes += closing.utf8
  }

  private mutating func breakLine(_ depth: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func writeString(_ text: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escape and can be copied whole.
    let isCopied = text.withContiguousStorageIfAvailable { buffer in
      guard buffer.allSatisfy({ !Self.needsEscape($0) }) else { return false }
      bytes.append(contentsOf: buffer)
      return true
    }
    if isCopied != true { writeBytes(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeBytes(_ text: some Sequence<UInt8>) {
    for byte in text {
      // U+0080 to U+009F are control characters too, which a terminal would obey.
      if bytes.last == Self.leadOfControls, (0x80..<0xA0).contains(byte) {
        bytes.removeLast()
        writeEscape(UInt16(byte))
      } else {
        writeByte(byte)
      }
    }
  }

  /// The first byte in UTF-8 of the control characters beyond ASCII.
  private static let leadOfControls: UInt8 = 0xC2

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == leadOfControls
  }

  private mutating func writeByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0..<0x20, 0x7F: writeEscape(UInt16(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func writeUnits(_ units: [UInt16]) {
    bytes.append(UInt8(ascii: "\""))
    var index = 0
    while index < units.count {
      let run = units[index...].prefix { !UTF16.isSurrogate($0) }
      writeBytes(String(decoding: run, as: UTF16.self).utf8)
      index += run.count
      guard index < units.count else { break }
      let isPair =
        UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      if isPair {
        bytes += String(decoding: units[index...index + 1], as: UTF16.self).utf8
      } else {
        writeEscape(units[index])
      }
      index += isPair ? 2 : 1
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
