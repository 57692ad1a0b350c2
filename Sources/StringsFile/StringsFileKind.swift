/// What a file with the extension `strings` holds.
package enum StringsFileKind: Hashable, Sendable {
  /// Text in the format of this module, or in none.
  case strings(StringsEncoding)
  /// A property list in XML, which Foundation reads.
  case xmlPropertyList
  /// A binary property list, which Foundation reads.
  case binaryPropertyList

  /// Finds out what kind of file these bytes are, from their beginning.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes(Self.detect(in:))
  }

  /// Finds out what kind of file these bytes are.
  static func detect(in bytes: UnsafeRawBufferPointer) -> Self {
    // The last 32 bytes of a binary list always hold zeros; a table may begin with the same word.
    if bytes.starts(with: "bplist0".utf8), bytes.suffix(32).contains(0) {
      return .binaryPropertyList
    }
    let encoding = StringsEncoding.detect(in: bytes)
    var start = ASCIIPrefix(bytes, encoding)
    return start.isPropertyList() ? .xmlPropertyList : .strings(encoding)
  }
}

/// Reads the characters of a file one by one, whatever its encoding, to find a property list in XML.
///
/// The XML parser of CoreFoundation passes over blanks, comments and instructions, and then wants an
/// element. No table of strings can begin with `<`, so no table is taken for XML.
private struct ASCIIPrefix {
  private let bytes: UnsafeRawBufferPointer
  private let unitLength: Int
  private let low: Int
  private var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, _ encoding: StringsEncoding) {
    self.bytes = bytes
    unitLength = encoding.unitLength
    offset = encoding.prefixLength
    switch encoding.form {
    case .utf16BigEndian, .utf32BigEndian: low = encoding.unitLength - 1
    default: low = 0
    }
  }

  /// The ASCII character at the place reached, or `nil` for any other and at the end.
  private func peek(_ distance: Int = 0) -> UInt8? {
    let unit = offset + distance * unitLength
    guard unit + unitLength <= bytes.count else { return nil }
    for index in 0..<unitLength where index != low && bytes[unit + index] != 0 { return nil }
    return bytes[unit + low] < 0x80 ? bytes[unit + low] : nil
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let found = text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { peek($0) == wanted[$0] }
    }
    if found { offset += text.utf8CodeUnitCount * unitLength }
    return found
  }

  private mutating func skip(past text: StaticString) {
    while offset < bytes.count, !skip(text) { offset += unitLength }
  }

  private mutating func skipBlanks() {
    while let next = peek(), Ascii.isBlank(next) { offset += unitLength }
  }

  mutating func isPropertyList() -> Bool {
    while true {
      skipBlanks()
      guard peek() == Ascii.lessThan else { return false }
      if skip("<?xml") || skip("<!DOCTYPE") { return true }
      if skip("<!--") {
        skip(past: "-->")
      } else if skip("<?") {
        skip(past: "?>")
      } else {
        return isElement()
      }
    }
  }

  private mutating func isElement() -> Bool {
    offset += unitLength
    var name: [UInt8] = []
    while let next = peek(), next | 0x20 >= 0x61, next | 0x20 <= 0x7A, name.count < 8 {
      name.append(next)
      offset += unitLength
    }
    guard let next = peek(), Ascii.isBlank(next) || next == Ascii.slash || next == Ascii.greaterThan
    else { return false }
    return Self.elements.contains(String(decoding: name, as: UTF8.self))
  }

  /// The elements of a property list (Apple's `PropertyList-1.0.dtd`).
  private static let elements: Set<String> = [
    "plist", "dict", "array", "string", "key", "data", "date", "integer", "real", "true", "false",
  ]
}
