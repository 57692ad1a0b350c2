/// A language, script or region subtag: up to four ASCII letters or digits, kept in one number.
///
/// The first character lies in the highest byte, so that the order of the numbers is that of the
/// texts.
package struct Subtag: Hashable, Sendable {
  package let bytes: UInt32

  /// No subtag at all.
  package static let none = Subtag(bytes: 0)

  package init(bytes: UInt32) {
    self.bytes = bytes
  }

  /// Makes a subtag of up to four characters; what follows the fourth is left out.
  package init(ascii: some Sequence<UInt8>) {
    var bytes: UInt32 = 0
    var shift: UInt32 = 32
    for byte in ascii where shift > 0 {
      shift -= 8
      bytes |= UInt32(byte) << shift
    }
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes == 0 }

  /// The same letters with the first `count` in upper case; digits stay.
  func upperCased(first count: Int) -> Subtag {
    var result = bytes
    for place in 0..<count {
      let shift = UInt32(24 - 8 * place)
      if bytes >> shift & 0xFF >= UInt32(UInt8(ascii: "a")) { result &= ~(0x20 << shift) }
    }
    return Subtag(bytes: result)
  }

  /// The characters as the low `width` bytes of a number, filled up at the end with full stops.
  func padded(to width: Int) -> UInt128 {
    var result: UInt128 = 0
    for place in 0..<width {
      let byte = place < 4 ? UInt8(truncatingIfNeeded: bytes >> UInt32(24 - 8 * place)) : 0
      result = result << 8 | UInt128(byte == 0 ? FixedWidthTable.filler : byte)
    }
    return result
  }
}

extension Subtag: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    self.init(ascii: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension Subtag: CustomStringConvertible {
  package var description: String {
    String(unsafeUninitializedCapacity: 4) { buffer in
      var count = 0
      var rest = bytes
      while rest != 0 {
        buffer[count] = UInt8(truncatingIfNeeded: rest >> 24)
        rest <<= 8
        count += 1
      }
      return count
    }
  }
}
