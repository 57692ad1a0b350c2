/// Looks through text in UTF-8 eight bytes at a time; the only type that touches memory unchecked.
///
/// Text that came from UTF-16 may hold half surrogate pairs, each as three bytes (WTF-8). Bytes that
/// are no UTF-8 are passed over as one unknown character for each ill-formed part; the first is kept.
///
/// Every offset counts bytes from the start of the text. The memory must outlive the scanner.
struct ByteScanner {
  /// The number of bytes, one at least.
  let count: Int
  /// Whether the text was made from UTF-16, so that half surrogate pairs are allowed.
  let allowsSurrogates: Bool
  /// Where the first bytes stand that are no UTF-8.
  var firstUndecodable: Int?
  /// Whether something was passed that a plain copy does not decode, since this was last cleared.
  var sawRepair = false
  private let base: UnsafeRawPointer

  /// Makes a scanner over bytes that are not empty; `nil` when they are.
  init?(_ bytes: UnsafeRawBufferPointer, allowsSurrogates: Bool) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return nil }
    self.base = base
    self.count = bytes.count
    self.allowsSurrogates = allowsSurrogates
  }

  /// The byte at `offset`, which must be below `count`.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The byte at `offset`, or `nil` at or past the end.
  @inline(__always)
  func peek(_ offset: Int) -> UInt8? {
    offset < count ? byte(offset) : nil
  }

  /// The eight bytes from `offset` on, the first one lowest.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of a range of the text.
  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}

/// The end of a quoted string.
struct QuotedEnd {
  /// The offset of the closing quotation mark, or of the end of the text when there is none.
  var offset: Int
  /// Whether the closing mark was found.
  var isClosed: Bool
  /// Whether a backslash was passed.
  var hasEscapes: Bool
}

extension ByteScanner {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Sets the high bit of the lowest byte of `word` that is zero; bytes above it may be wrong.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word
  }

  /// The first offset from `start` on whose byte is `first`, `second` or no ASCII, or the end.
  @inline(__always)
  private func next(_ first: UInt8, or second: UInt8, from start: Int) -> Int {
    let firsts = UInt64(first) &* Self.ones
    let seconds = UInt64(second) &* Self.ones
    var offset = start
    while offset &+ 8 <= count {
      let bytes = word(offset)
      let hits = (Self.zeros(bytes ^ firsts) | Self.zeros(bytes ^ seconds) | bytes) & Self.highs
      if hits != 0 { return offset &+ hits.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < count {
      let found = byte(offset)
      if found == first || found == second || found >= 0x80 { return offset }
      offset &+= 1
    }
    return count
  }

  /// Finds the quotation mark that ends a string whose text begins at `start`.
  @inline(__always)
  mutating func endOfQuoted(from start: Int, quote: UInt8) -> QuotedEnd {
    var offset = start
    var hasEscapes = false
    while true {
      offset = next(quote, or: Ascii.backslash, from: offset)
      guard offset < count else { break }
      let found = byte(offset)
      if found == quote {
        return QuotedEnd(offset: offset, isClosed: true, hasEscapes: hasEscapes)
      }
      if found >= 0x80 {
        offset = endOfNonASCII(from: offset)
        continue
      }
      hasEscapes = true
      offset &+= 1
      // A character beyond ASCII is left for the next turn, which checks it.
      if offset < count, byte(offset) < 0x80 { offset &+= 1 }
    }
    return QuotedEnd(offset: count, isClosed: false, hasEscapes: hasEscapes)
  }

  /// Finds the end of a `/*` comment that begins at `start`; `nil` when it runs to the end of the text.
  @inline(__always)
  mutating func endOfBlockComment(from start: Int) -> Int? {
    var offset = start &+ 2
    while true {
      offset = next(Ascii.asterisk, or: Ascii.asterisk, from: offset)
      guard offset < count else { return nil }
      if byte(offset) >= 0x80 {
        offset = endOfNonASCII(from: offset)
        continue
      }
      offset &+= 1
      if offset < count, byte(offset) == Ascii.slash { return offset &+ 1 }
    }
  }

  /// Finds the end of a `//` comment that begins at `start`: the line end, which is not part of it.
  mutating func endOfLineComment(from start: Int) -> Int {
    var offset = start &+ 2
    while true {
      offset = next(Ascii.lineFeed, or: Ascii.carriageReturn, from: offset)
      guard offset < count, byte(offset) >= 0x80 else { return offset }
      if isLineSeparator(offset) { return offset }
      offset = endOfScalar(from: offset)
    }
  }

  /// Whether U+2028 or U+2029 stands at `offset`.
  @inline(__always)
  func isLineSeparator(_ offset: Int) -> Bool {
    offset &+ 2 < count && byte(offset) == 0xE2 && byte(offset &+ 1) == 0x80
      && byte(offset &+ 2) | 1 == 0xA9
  }

  /// Finds the end of the blanks that begin at `start`.
  @inline(__always)
  func endOfBlanks(from start: Int) -> Int {
    var offset = start
    while offset < count {
      let found = byte(offset)
      if Ascii.isBlank(found) {
        offset &+= 1
      } else if found == 0xE2, isLineSeparator(offset) {
        offset &+= 3
      } else {
        break
      }
    }
    return offset
  }

  /// Finds the end of the bare word that begins at `start`.
  @inline(__always)
  func endOfBare(from start: Int) -> Int {
    var offset = start
    while offset < count, Ascii.isBare(byte(offset)) { offset &+= 1 }
    return offset
  }
}
