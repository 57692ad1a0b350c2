/// Hashes and compares keys as UTF-8, decoding only those with escapes.
enum KeyBytes {
  /// Calls `body` with the decoded key of an entry.
  @inline(__always)
  static func with<Result>(
    _ entry: TableEntry,
    _ scanner: ByteScanner,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard entry.keyNeedsDecoding else { return body(scanner.slice(entry.key)) }
    return TextDecoder(scanner, entry.key).bytes.withUnsafeBytes(body)
  }

  /// Whether the key of an entry is `key`.
  @inline(__always)
  static func matches(
    _ entry: TableEntry,
    _ key: UnsafeRawBufferPointer,
    _ scanner: ByteScanner
  ) -> Bool {
    return with(entry, scanner) { equal($0, key) }
  }

  @inline(__always)
  private static func equal(
    _ left: UnsafeRawBufferPointer,
    _ right: UnsafeRawBufferPointer
  ) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset &+ 8 <= left.count {
      if word(left, offset) != word(right, offset) { return false }
      offset &+= 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// A hash of bytes: each eight are mixed in by a multiplication to 128 bits, folded.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      state = mix(state ^ word(bytes, offset))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    return mix(mix(state ^ rest) ^ seed)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
