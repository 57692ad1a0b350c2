/// CRC-32 as in ISO 3309 and gzip: it notices every changed run of up to 32 bits.
struct Checksum: CustomStringConvertible {
  private var remainder = UInt32.max

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = remainder & 1 == 1
        remainder >>= 1
        if isOdd { remainder ^= 0xEDB8_8320 }
      }
    }
  }

  /// The checksum in eight hexadecimal digits.
  var description: String {
    let digits = String(~remainder, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
