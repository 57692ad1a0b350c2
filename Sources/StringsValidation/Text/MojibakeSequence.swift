/// Characters that were the bytes of others in UTF-8, read in another character set.
struct MojibakeSequence {
  /// Where they stand in the text, in bytes of UTF-8.
  var range: Range<Int>
  /// How many characters they are.
  var count: Int
  /// What they were.
  var meant: String

  /// Finds those of a text that can hardly be anything else, in their order.
  static func all(in text: String) -> [Self] {
    let scalars = Array(text.unicodeScalars)
    let all = Charset.allCases.flatMap { charset in
      runs(scalars, charset).flatMap { charset.sure($0) }
    }
    let sorted = all.sorted { left, right in
      (left.range.lowerBound, right.count) < (right.range.lowerBound, left.count)
    }
    var found: [Self] = []
    for sequence in sorted {
      let end = found.last?.range.upperBound ?? 0
      if sequence.range.lowerBound >= end { found.append(sequence) }
    }
    return found
  }

  /// Whether a stretch of a text lies inside characters that may have been the bytes of one.
  static func mayHold(_ range: Range<Int>, in text: String) -> Bool {
    runs(Array(text.unicodeScalars), .windows1252).joined().contains { unit in
      unit.range.lowerBound < range.lowerBound && range.upperBound <= unit.range.upperBound
    }
  }

  /// One character that was read as several.
  struct Unit {
    var range: Range<Int>
    var scalars: ArraySlice<Unicode.Scalar>
    var meant: Unicode.Scalar
  }

  /// The characters that can be read back, those side by side together.
  private static func runs(_ scalars: [Unicode.Scalar], _ charset: Charset) -> [[Unit]] {
    var runs: [[Unit]] = []
    var run: [Unit] = []
    var (place, offset) = (0, 0)
    while place < scalars.count {
      if let unit = unit(scalars[place...], offset, charset.bytes) {
        run.append(unit)
        place += unit.scalars.count
        offset = unit.range.upperBound
        continue
      }
      if !run.isEmpty { runs.append(run) }
      run = []
      offset += UTF8.width(scalars[place])
      place += 1
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private static func unit(
    _ scalars: ArraySlice<Unicode.Scalar>,
    _ offset: Int,
    _ charset: ByteCharset
  ) -> Unit? {
    guard let lead = scalars.first.flatMap(charset.byte), (0xC2...0xF4).contains(lead) else {
      return nil
    }
    let part = scalars.prefix(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
    let bytes = part.compactMap(charset.byte)
    guard bytes.count == part.count, let text = String(validating: bytes, as: UTF8.self),
      let meant = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { return nil }
    let length = part.reduce(0) { (sum: Int, scalar: Unicode.Scalar) in sum + UTF8.width(scalar) }
    return Unit(range: offset..<offset + length, scalars: part, meant: meant)
  }
}

extension TextInContext {
  /// Whether a stretch of the text lies in or beside characters that were read in a wrong encoding,
  /// which can be read back only as long as all of them are there.
  func touchesMojibake(_ range: Range<Int>) -> Bool {
    guard text.features.contains(.mojibake) else { return false }
    // What is further away does not matter, and would take long in a text with very many blanks.
    let near = max(0, range.lowerBound - 64)..<min(value.utf8.count, range.upperBound + 64)
    let bytes = value.utf8.dropFirst(near.lowerBound).prefix(near.count)
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    let start = near.lowerBound + bytes.count - whole.count
    let part = String(decoding: whole, as: UTF8.self)
    let place = range.lowerBound - start..<range.upperBound - start
    if MojibakeSequence.mayHold(place, in: part) { return true }
    return MojibakeSequence.all(in: part).contains { sequence in
      sequence.range.lowerBound <= place.upperBound && place.lowerBound <= sequence.range.upperBound
    }
  }
}
