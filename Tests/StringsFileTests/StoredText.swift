/// A text as the bytes of other encodings than UTF-8, without a mark.
enum StoredText {
  static func utf16(_ text: String, bigEndian: Bool = false) -> [UInt8] {
    utf16(Array(text.utf16), bigEndian: bigEndian)
  }

  static func utf16(_ units: [UInt16], bigEndian: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in units {
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      bytes += bigEndian ? [high, low] : [low, high]
    }
    return bytes
  }

  static func utf32(_ text: String, bigEndian: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let unit = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
      bytes += bigEndian ? unit : unit.reversed()
    }
    return bytes
  }
}
