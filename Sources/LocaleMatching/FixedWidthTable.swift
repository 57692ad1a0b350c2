/// A sorted table of records of the same width in one constant text, searched where it lies.
///
/// Nothing is parsed or built when the program starts: a look-up is a binary search in the
/// constant.
struct FixedWidthTable: Sendable {
  /// What fills up a field that is shorter than its place.
  static let filler = UInt8(ascii: ".")

  var keyWidth: Int
  var rowWidth: Int
  var text: StaticString

  var count: Int { text.utf8CodeUnitCount / rowWidth }

  /// The record whose key is `key`, or `nil`.
  func row(_ key: UInt128) -> Row? {
    let index = firstIndex(notBefore: key, width: keyWidth)
    guard index < count, leadingBytes(of: index, width: keyWidth) == key else { return nil }
    return Row(table: self, index: index)
  }

  /// The records whose key starts with the `width` bytes of `prefix`.
  func rows(startingWith prefix: UInt128, width: Int) -> Range<Int> {
    let start = firstIndex(notBefore: prefix, width: width)
    var end = start
    while end < count, leadingBytes(of: end, width: width) == prefix { end += 1 }
    return start..<end
  }

  func row(at index: Int) -> Row {
    Row(table: self, index: index)
  }

  private func firstIndex(notBefore key: UInt128, width: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if leadingBytes(of: middle, width: width) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func leadingBytes(of index: Int, width: Int) -> UInt128 {
    let start = text.utf8Start + index * rowWidth
    var high: UInt64 = 0
    var low: UInt64 = 0
    for place in 0..<width {
      if place >= 8 { high = high << 8 | low >> 56 }
      low = low << 8 | UInt64(start[place])
    }
    return UInt128(high) << 64 | UInt128(low)
  }

  /// One record of a table.
  struct Row {
    fileprivate var table: FixedWidthTable
    fileprivate var index: Int

    /// The field of up to four characters at `offset`, without what fills it up.
    func subtag(at offset: Int, width: Int) -> Subtag {
      let start = table.text.utf8Start + index * table.rowWidth + offset
      var bytes: UInt32 = 0
      for place in 0..<width where start[place] != FixedWidthTable.filler {
        bytes |= UInt32(start[place]) << UInt32(24 - 8 * place)
      }
      return Subtag(bytes: bytes)
    }

    /// The three fields, ten characters together, that start at `offset`.
    func languageScriptRegion(at offset: Int) -> LanguageScriptRegion {
      LanguageScriptRegion(
        language: subtag(at: offset, width: 3),
        script: subtag(at: offset + 3, width: 4),
        region: subtag(at: offset + 7, width: 3)
      )
    }

    /// The number, written in digits of `radix`, at `offset`.
    func number(at offset: Int, width: Int, radix: Int = 10) -> Int {
      let start = table.text.utf8Start + index * table.rowWidth + offset
      let digits = UnsafeBufferPointer(start: start, count: width)
      return digits.prefix { $0 != FixedWidthTable.filler }.reduce(0) { number, digit in
        number * radix
          + Int(digit < UInt8(ascii: "A") ? digit & 0xF : digit - UInt8(ascii: "A") + 10)
      }
    }
  }
}

extension UInt128 {
  /// The key that goes on with the `width` characters of `subtag`.
  func appending(_ subtag: Subtag, width: Int) -> UInt128 {
    self << UInt128(8 * width) | subtag.padded(to: width)
  }
}
