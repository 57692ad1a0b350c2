/// Turns what stands between quotation marks into text.
struct TextDecoder {
  private var text = TranscodedText()
  /// Whether the text holds half a surrogate pair.
  private(set) var hasLoneSurrogates = false
  /// The first half of a pair, which waits for the second.
  private var pendingHigh: UInt16?

  /// The text in UTF-8; half a surrogate pair takes three bytes (WTF-8).
  var bytes: [UInt8] { text.bytes }

  /// Decodes a range of a text.
  init(_ scanner: ByteScanner, _ range: Range<Int>) {
    text.bytes.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let run = Self.endOfPlain(scanner, from: offset, end: range.upperBound)
      if run > offset { appendPlain(scanner.slice(offset..<run)) }
      guard run < range.upperBound else { break }
      offset = appendSpecial(scanner, at: run, end: range.upperBound)
    }
    flush()
  }

  /// The end of the bytes that stand for themselves: all but backslashes and what is ill-formed.
  private static func endOfPlain(_ scanner: ByteScanner, from start: Int, end: Int) -> Int {
    var offset = start
    while offset < end {
      let found = scanner.byte(offset)
      if found == Ascii.backslash { break }
      if found < 0x80 {
        offset += 1
        continue
      }
      let scalar = scanner.scalar(at: offset)
      if scalar.value == nil { break }
      offset += scalar.length
    }
    return offset
  }

  private mutating func appendPlain(_ plain: UnsafeRawBufferPointer) {
    flush()
    text.bytes.append(contentsOf: plain)
  }

  private mutating func appendSpecial(_ scanner: ByteScanner, at offset: Int, end: Int) -> Int {
    guard scanner.byte(offset) == Ascii.backslash else {
      let scalar = scanner.scalar(at: offset)
      append(unit: scalar.surrogate ?? 0xFFFD)
      return offset + scalar.length
    }
    let escape = scanner.escape(at: offset, end: end)
    guard let unit = escape.unit else { return appendSelf(scanner, after: offset, end: end) }
    append(unit: unit)
    return offset + escape.length
  }

  /// Appends the character after a backslash that is not needed, which may be a backslash no more.
  private mutating func appendSelf(_ scanner: ByteScanner, after offset: Int, end: Int) -> Int {
    guard offset + 1 < end else { return end }
    let scalar = scanner.scalar(at: offset + 1)
    let next = offset + 1 + scalar.length
    if scalar.value == nil {
      append(unit: scalar.surrogate ?? 0xFFFD)
    } else {
      appendPlain(scanner.slice(offset + 1..<next))
    }
    return next
  }

  private mutating func append(unit: UInt16) {
    if let high = pendingHigh, unit & 0xFC00 == 0xDC00 {
      pendingHigh = nil
      let low = UInt32(unit) & 0x3FF
      append(value: 0x10000 + (UInt32(high) & 0x3FF) << 10 + low)
      return
    }
    flush()
    switch unit & 0xFC00 {
    case 0xD800: pendingHigh = unit
    case 0xDC00: appendLone(unit)
    default: append(value: UInt32(unit))
    }
  }

  private mutating func flush() {
    guard let high = pendingHigh else { return }
    pendingHigh = nil
    appendLone(high)
  }

  private mutating func appendLone(_ unit: UInt16) {
    hasLoneSurrogates = true
    append(value: UInt32(unit))
  }

  private mutating func append(value: UInt32) {
    text.append(value)
  }
}
