extension ByteScanner {
  /// Passes over the run of characters beyond ASCII that begins at `start`.
  mutating func endOfNonASCII(from start: Int) -> Int {
    var offset = start
    while offset < count, byte(offset) >= 0x80 {
      offset = endOfPair(from: offset) ?? endOfTriple(from: offset) ?? endOfScalar(from: offset)
    }
    return offset
  }

  /// The end of a well-formed character of two bytes.
  @inline(__always)
  private func endOfPair(from start: Int) -> Int? {
    guard start &+ 2 <= count, byte(start) &- 0xC2 < 0x1E else { return nil }
    return byte(start &+ 1) & 0xC0 == 0x80 ? start &+ 2 : nil
  }

  /// The end of a well-formed character of three bytes with a lead byte that has no exceptions.
  @inline(__always)
  private func endOfTriple(from start: Int) -> Int? {
    guard start &+ 3 <= count else { return nil }
    let lead = byte(start)
    guard lead > 0xE0, lead < 0xF0, lead != 0xED else { return nil }
    let rest = byte(start &+ 1) & 0xC0 == 0x80 && byte(start &+ 2) & 0xC0 == 0x80
    return rest ? start &+ 3 : nil
  }

  /// The end of the character at `start`, remembering what is ill-formed or needs a closer look.
  mutating func endOfScalar(from start: Int) -> Int {
    let scalar = scalar(at: start)
    if scalar.value == nil { sawRepair = true }
    if scalar.isUndecodable, firstUndecodable == nil { firstUndecodable = start }
    return start &+ scalar.length
  }

  /// Looks for ill-formed bytes from `start` to the end of the text.
  mutating func validate(from start: Int) {
    var offset = start
    while offset < count {
      offset = byte(offset) < 0x80 ? offset &+ 1 : endOfNonASCII(from: offset)
    }
  }
}

/// What stands at one place of a text.
struct ScannedScalar {
  /// The number of bytes, one at least.
  var length: Int
  /// The character; `nil` for half a surrogate pair and for bytes that are no character.
  var value: Unicode.Scalar?
  /// The UTF-16 unit of half a surrogate pair.
  var surrogate: UInt16?
  /// Whether these bytes make the file unreadable. A lone byte A9 does not (see `ByteScanner`).
  var isUndecodable = false

  /// The character, with U+FFFD for what is none.
  var repaired: Unicode.Scalar { value ?? "\u{FFFD}" }
}

extension ByteScanner {
  /// Reads the character at `offset`, which must be below `count`.
  ///
  /// Ill-formed bytes are taken in the parts that the Unicode Standard (chapter 3.9) replaces by one
  /// U+FFFD each. CoreFoundation reads a lone byte A9 as U+FFFD, so as not to fail on a © in an old
  /// Western charset; so does this.
  func scalar(at offset: Int) -> ScannedScalar {
    let lead = byte(offset)
    if lead < 0x80 { return ScannedScalar(length: 1, value: Unicode.Scalar(lead)) }
    let (size, second) = Self.shape(lead, allowsSurrogates: allowsSurrogates)
    guard size > 1 else { return ScannedScalar(length: 1, isUndecodable: lead != 0xA9) }
    var bits = UInt32(lead) & (0x7F >> UInt32(size))
    for index in 1..<size {
      let range = index == 1 ? second : 0x80...0xBF
      guard let next = peek(offset + index), range.contains(next) else {
        return ScannedScalar(length: index, isUndecodable: true)
      }
      bits = bits << 6 | UInt32(next & 0x3F)
    }
    guard let value = Unicode.Scalar(bits) else {
      return ScannedScalar(length: size, surrogate: UInt16(truncatingIfNeeded: bits))
    }
    return ScannedScalar(length: size, value: value)
  }

  /// The length that a lead byte announces and what may follow it (Unicode Standard, table 3-7).
  private static func shape(
    _ lead: UInt8,
    allowsSurrogates: Bool
  ) -> (size: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED where !allowsSurrogates: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (1, 0x80...0xBF)
    }
  }
}
