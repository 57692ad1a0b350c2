/// The stretches of a text between its blanks, digits and signs of ASCII, found eight bytes at a time.
///
/// Between two such signs that stand side by side there is an empty stretch.
struct WordBoundaries {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next stretch begins.
  private var start = 0
  /// Where the eight bytes stand that are being looked at.
  private var block = 0
  /// The high bits of those of the eight bytes that end a word and were not passed yet.
  private var ends: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = UnsafeRawBufferPointer(bytes)
    ends = Self.ends(self.bytes, 0)
  }

  /// The next stretch; `nil` at the end of the text.
  @inline(__always)
  mutating func next() -> Range<Int>? {
    while ends == 0 {
      guard block < bytes.count else { return nil }
      block &+= 8
      ends = Self.ends(bytes, block)
    }
    let end = block &+ ends.trailingZeroBitCount >> 3
    guard end <= bytes.count else { return nil }
    ends &= ends &- 1
    defer { start = end &+ 1 }
    return start..<end
  }

  /// The high bits of those of eight bytes that are no letters; all behind the text are none.
  @inline(__always)
  private static func ends(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    var word: UInt64 = 0
    if place &+ 8 <= bytes.count {
      word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    } else {
      for offset in place..<max(place, bytes.count) {
        word |= UInt64(bytes[offset]) << UInt64((offset &- place) &* 8)
      }
    }
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // With the high bit set no byte borrows from the next one when the first letter is taken away.
    let lower = (word | ones &* 0x20) | highs
    let isFromA = lower &- ones &* UInt64(UInt8(ascii: "a"))
    let isAfterZ = lower &- ones &* UInt64(UInt8(ascii: "z") + 1)
    return ~(word | isFromA & ~isAfterZ) & highs
  }
}
