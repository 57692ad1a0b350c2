/// How the text of a strings file is stored as bytes.
///
/// The tests are CoreFoundation's, in its order (`CFPropertyList.c`, `CFStringEncodings.c`): a
/// byte-order mark decides; without one, a zero among the first two bytes means UTF-16 in
/// little-endian order, of which the first two bytes are thrown away; all else is UTF-8.
package struct StringsEncoding: Hashable, Sendable {
  /// The size and order of the units of the text.
  package enum Form: Hashable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    case utf32LittleEndian
    case utf32BigEndian
  }

  /// The size and order of the units.
  package var form: Form
  /// The number of bytes before the text: the byte-order mark, or what CoreFoundation drops.
  package var prefixLength: Int
  /// Whether the prefix is a byte-order mark.
  package var hasByteOrderMark: Bool

  /// UTF-8 without a byte-order mark.
  package static let utf8 = Self(form: .utf8, prefixLength: 0, hasByteOrderMark: false)

  /// Whether the file was taken for UTF-16 although it has no byte-order mark.
  package var isGuess: Bool { form != .utf8 && !hasByteOrderMark }

  /// Finds out how a file is stored.
  static func detect(in bytes: UnsafeRawBufferPointer) -> Self {
    func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0x00, 0x00, 0xFE, 0xFF): return marked(.utf32BigEndian, 4)
    case (0xFF, 0xFE, 0x00, 0x00): return marked(.utf32LittleEndian, 4)
    case (0xEF, 0xBB, 0xBF, _): return marked(.utf8, 3)
    case (0xFF, 0xFE, _, _): return marked(.utf16LittleEndian, 2)
    case (0xFE, 0xFF, _, _): return marked(.utf16BigEndian, 2)
    case (0, _, .some, _), (_, 0, .some, _):
      return Self(form: .utf16LittleEndian, prefixLength: 2, hasByteOrderMark: false)
    default: return .utf8
    }
  }

  private static func marked(_ form: Form, _ length: Int) -> Self {
    Self(form: form, prefixLength: length, hasByteOrderMark: true)
  }

  /// Whether the highest byte of a unit comes first.
  var isBigEndian: Bool { form == .utf16BigEndian || form == .utf32BigEndian }

  /// The number of bytes of one unit.
  var unitLength: Int {
    switch form {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The number of bytes that a character takes in the file which takes `length` bytes in UTF-8.
  func storedLength(ofUTF8Length length: Int) -> Int {
    switch form {
    case .utf8: length
    case .utf16LittleEndian, .utf16BigEndian: length == 4 ? 4 : 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The bytes of `text` in this encoding, without a mark.
  package func bytes(of text: String) -> [UInt8] {
    switch form {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value).reversed() }
    case .utf32BigEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value) }
    }
  }

  /// The four bytes of a number, the highest first.
  private static func bytes(of value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
