import StringsFile

/// Where the bytes of a JSON string stand in the file.
enum JSONTextMap {
  /// Gives the stretches of a string whose literal, quotation marks included, takes `range`.
  static func stretches(_ bytes: [UInt8], _ range: Range<Int>) -> [TextStretch] {
    var stretches: [TextStretch] = []
    var offset = 0
    var place = range.lowerBound + 1
    var expected = -1
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        if expected != place { stretches.append(TextStretch(offset: offset, fileOffset: place)) }
        offset += 1
        place += 1
        expected = place
        continue
      }
      stretches.append(TextStretch(offset: offset, fileOffset: place, isEscape: true))
      let escape = length(bytes, place)
      offset += escape.decoded
      place += escape.written
    }
    return stretches
  }

  /// How many bytes an escape takes in the file and in the text.
  private static func length(_ bytes: [UInt8], _ place: Int) -> (written: Int, decoded: Int) {
    guard place + 5 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[place + 2..<place + 6], as: UTF8.self)
    let unit = UInt32(digits, radix: 16) ?? 0
    if unit & 0xFC00 == 0xD800 { return (12, 4) }
    return (6, unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
  }
}
