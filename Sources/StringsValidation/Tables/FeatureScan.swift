/// Looks through the bytes of a text for its features.
struct FeatureScan {
  private(set) var found: TextFeatures = .any

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scan(bytes)
    checkEnds(bytes)
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        if Self.mayConcern(byte) { ascii(byte, at: index, bytes) }
        index &+= 1
      } else {
        index &+= nonASCII(byte, at: index, bytes)
      }
    }
  }

  /// Whether an ASCII character is one of those that `ascii` knows; one bit stands for each.
  @inline(__always)
  private static func mayConcern(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x0000_C0E5_FFFF_FDFF
    let high: UInt64 = 0xA800_0000_1000_0001
    return (byte < 0x40 ? low >> UInt64(byte) : high >> UInt64(byte & 0x3F)) & 1 == 1
  }

  private mutating func ascii(
    _ byte: UInt8,
    at index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let previous = index > 0 ? bytes[index &- 1] : 0
    switch byte {
    case UInt8(ascii: " "): if previous == byte { found.formUnion(.doubleBlank) }
    case 0x09: break
    case 0x0A: found.formUnion(.lineBreak)
    case 0x0D: found.formUnion([.lineBreak, .control])
    case UInt8(ascii: "%"): found.formUnion(.percent)
    case UInt8(ascii: "{"):
      let isSigned = previous == UInt8(ascii: "$") || previous == UInt8(ascii: "%")
      found.formUnion(isSigned ? [.brace, .signedBrace] : .brace)
    case UInt8(ascii: "}"): found.formUnion(.brace)
    case UInt8(ascii: "&"): found.formUnion(.ampersand)
    case UInt8(ascii: "\\"): found.formUnion(.backslash)
    case UInt8(ascii: "\""): found.formUnion(.quote)
    case UInt8(ascii: "'"): found.formUnion(.apostrophe)
    case UInt8(ascii: "."): if previous == byte { found.formUnion(.dots) }
    case UInt8(ascii: "/"): if previous == UInt8(ascii: ":") { found.formUnion(.address) }
    case UInt8(ascii: "@"):
      let isWord =
        previous | 0x20 >= 0x61 && previous | 0x20 <= 0x7A || previous >= 0x30 && previous <= 0x39
      if isWord { found.formUnion(.address) }
    default: found.formUnion(.control)
    }
  }

  /// Looks at a character beyond ASCII and gives its length; the text is well-formed UTF-8.
  private mutating func nonASCII(
    _ lead: UInt8,
    at index: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    func trail(_ distance: Int) -> UInt32 {
      index &+ distance < bytes.count ? UInt32(bytes[index &+ distance] & 0x3F) : 0
    }
    if lead < 0xE0 {
      let value = UInt32(lead & 0x1F) << 6 | trail(1)
      if value == 0xA0 {
        let next = index &+ 2 < bytes.count ? bytes[index &+ 2] : 0
        if next == 0x20 || index > 0 && bytes[index &- 1] == 0x20 { found.formUnion(.doubleBlank) }
      }
      let next = index &+ 2 < bytes.count ? bytes[index &+ 2] : 0
      if next >= 0x80 { beforeNonASCII(value, next) }
      if value < 0x100 || value == 0x55C || value == 0x55E || value == 0x66A { twoBytes(value) }
      return 2
    }
    if lead < 0xF0 {
      // Most of these scripts hold nothing that concerns a rule.
      if lead == 0xE1 || lead == 0xE2 || lead == 0xE3 || lead == 0xEF {
        threeBytes(UInt32(lead & 0x0F) << 12 | trail(1) << 6 | trail(2))
      }
      return 3
    }
    let value = UInt32(lead & 0x07) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3)
    if value & 0xFFFE == 0xFFFE { found.formUnion(.noncharacter) }
    return 4
  }

  private mutating func twoBytes(_ value: UInt32) {
    switch value {
    case 0x80..<0xA0: found.formUnion(.control)
    case 0xAD: found.formUnion(.invisible)
    case 0xAB, 0xBB: found.formUnion(.quote)
    case 0x66A: found.formUnion(.percent)
    case 0x55C, 0x55E: found.formUnion(.armenianMark)
    default: break
    }
  }

  /// Looks for what begins characters that were read in a wrong encoding; `next` is the first byte of
  /// the character behind, which is none of ASCII.
  private mutating func beforeNonASCII(_ value: UInt32, _ next: UInt8) {
    // `Р` and `С` begin words, but then letters of the same block follow.
    let isMixed = (value == 0x420 || value == 0x421) && next != 0xD0
    if isMixed || value >= 0xC0 && value < 0x180 || value == 0xAC { found.formUnion(.mojibake) }
  }

  private mutating func threeBytes(_ value: UInt32) {
    switch value {
    case 0x201C...0x201F, 0x300A...0x300F: found.formUnion(.quote)
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2064, 0xFEFF, 0x180E, 0xFFF9...0xFFFB:
      found.formUnion(.invisible)
    case 0x201A, 0x2013, 0x2014, 0x221A: found.formUnion(.mojibake)
    case 0x202A...0x202E, 0x2066...0x2069: found.formUnion(.bidiMark)
    case 0xFFFD: found.formUnion(.replacement)
    case 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: found.formUnion(.noncharacter)
    case 0xFF05, 0xFE6A: found.formUnion(.percent)
    default: break
    }
  }

  private mutating func checkEnds(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, let last = bytes.last else {
      found.formUnion(.blank)
      return
    }
    // A blank of several bytes begins with C2, E1, E2 or E3; whether it is one is seen by the rule.
    let mayBegin = first <= 0x20 || first == 0xC2 || (0xE1...0xE3).contains(first)
    let mayEnd = last <= 0x20 || last >= 0x80 && last <= 0xAF
    if mayBegin || mayEnd { found.formUnion(.outerBlank) }
    if mayBegin, mayEnd, Self.isBlank(bytes) { found.formUnion(.blank) }
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Words in kana begin and end with the bytes of blanks, so those few texts are looked at closely.
    guard bytes.allSatisfy({ $0 <= 0x20 || $0 >= 0x80 }) else { return false }
    return String(decoding: bytes, as: UTF8.self).isBlank
  }
}
