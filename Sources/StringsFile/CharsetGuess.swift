/// A charset that a file which is no UTF-8 was probably written in; only used to explain.
public enum CharsetGuess: Hashable, Sendable {
  case windows1252
  case windows1250
  case windows1251
  case windows1253
  case windows1254
  case windows1255
  case windows1256
  case windows1257
  case windows1258
  case macRoman
  case shiftJIS
  case gb18030
  case big5
  case eucKR
  case utf16LittleEndian
  case utf16BigEndian
  /// UTF-8 of which a piece is missing or wrong.
  case damagedUTF8
  /// UTF-8 with so many bytes that do not belong there.
  case mostlyUTF8(strayCount: Int)

  /// The name of the charset, with what it is used for.
  public var name: String {
    switch self {
    case .windows1252: "windows-1252 (Western European)"
    case .windows1250: "windows-1250 (Central European)"
    case .windows1251: "windows-1251 (Cyrillic)"
    case .windows1253: "windows-1253 (Greek)"
    case .windows1254: "windows-1254 (Turkish)"
    case .windows1255: "windows-1255 (Hebrew)"
    case .windows1256: "windows-1256 (Arabic)"
    case .windows1257: "windows-1257 (Baltic)"
    case .windows1258: "windows-1258 (Vietnamese)"
    case .macRoman: "MacRoman (Western European, old Mac)"
    case .shiftJIS: "Shift-JIS (Japanese)"
    case .gb18030: "GB 18030 (Chinese)"
    case .big5: "Big5 (traditional Chinese)"
    case .eucKR: "EUC-KR (Korean)"
    case .utf16LittleEndian: "UTF-16 without a byte-order mark (little-endian)"
    case .utf16BigEndian: "UTF-16 without a byte-order mark (big-endian)"
    case .damagedUTF8: "UTF-8 with a damaged character"
    case .mostlyUTF8(let count): "UTF-8 with \(count) stray byte\(count == 1 ? "" : "s")"
    }
  }

  /// Guesses the charset of bytes that are no UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the whole text.
  ///   - offset: where its first byte that is no UTF-8 stands.
  /// - Returns: the charset, or `nil` when nothing fits.
  static func guess(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Self? {
    if isDamagedUTF8(bytes[offset...]) { return .damagedUTF8 }
    if let utf16 = utf16(bytes) { return utf16 }
    if let stray = strayCount(bytes) { return .mostlyUTF8(strayCount: stray) }
    let high = bytes.lazy.filter { $0 >= 0x80 }.count
    guard high > 0 else { return nil }
    let pairs = DoubleBytePairs(bytes)
    if pairs.isGB { return .gb18030 }
    if pairs.isShiftJIS { return .shiftJIS }
    let letters = bytes.lazy.filter { $0 >= 0xC0 }.count
    if letters * 10 >= high * 9, pairs.runs * 2 >= high { return .windows1251 }
    return macScore(bytes) > 0 ? .macRoman : .windows1252
  }

  /// Whether a lead byte of UTF-8 and two bytes that may follow one stand at the start.
  private static func isDamagedUTF8(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard let lead = bytes.first, (0xE0...0xF4).contains(lead) else { return false }
    let trail = bytes.dropFirst().prefix { (0x80...0xBF).contains($0) }
    return trail.count >= 2
  }

  /// Every second byte of UTF-16 text in a Western language is zero.
  private static func utf16(_ bytes: UnsafeRawBufferPointer) -> Self? {
    var zeros = (even: 0, odd: 0)
    for (index, byte) in bytes.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    if zeros.odd * 4 > bytes.count { return .utf16LittleEndian }
    return zeros.even * 4 > bytes.count ? .utf16BigEndian : nil
  }

  /// The number of bytes that are no UTF-8, where most characters beyond ASCII are.
  ///
  /// Text in another charset hardly ever looks like UTF-8 by chance, so a few characters tell.
  private static func strayCount(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let scanner = ByteScanner(bytes, allowsSurrogates: false) else { return nil }
    var counts = (good: 0, stray: 0)
    var offset = 0
    while offset < scanner.count {
      let scalar = scanner.scalar(at: offset)
      if scalar.value == nil {
        counts.stray += scalar.length
      } else if scalar.length > 1 {
        counts.good += 1
      }
      offset += scalar.length
    }
    return counts.good >= 2 && counts.good >= counts.stray * 2 ? counts.stray : nil
  }

  /// Positive when the bytes read better as MacRoman than as windows-1252.
  ///
  /// In MacRoman the small letters with accents are 87 to 9F and the quotation marks D2 to D5;
  /// in windows-1252 they are E0 to FF and 91 to 94.
  static func macScore(_ bytes: UnsafeRawBufferPointer) -> Int {
    var score = 0
    var previous: UInt8 = 0x20
    for byte in bytes {
      let followsLetter = previous | 0x20 >= 0x61 && previous | 0x20 <= 0x7A
      switch byte {
      case 0x92, 0x96, 0x97, 0x85, 0x99, 0x80: score += followsLetter ? 0 : -1
      case 0x91, 0x93, 0x94: score += followsLetter && byte == 0x91 ? 1 : -1
      case 0x81...0x9F: score += 2
      case 0xD2...0xD5: score += followsLetter ? 1 : 0
      case 0xDF...0xFF: score -= 2
      default: break
      }
      previous = byte
    }
    return score
  }
}

/// Counts how the bytes beyond ASCII of a text go together in pairs.
private struct DoubleBytePairs {
  var runs = 0
  private var shiftPairs = 0
  private var shiftCommon = 0
  private var shiftNeighbours = 0
  private var shiftBad = 0
  private var gbPairs = 0
  private var gbBad = 0

  /// The common characters have lead bytes below A0; Cyrillic letters would all lie above.
  var isShiftJIS: Bool { shiftBad == 0 && shiftNeighbours > 0 && shiftCommon * 2 >= shiftPairs }
  var isGB: Bool { gbBad == 0 && gbPairs > 1 }

  init(_ bytes: UnsafeRawBufferPointer) {
    countShiftJIS(bytes)
    countGB(bytes)
    for index in bytes.indices.dropFirst() where bytes[index] >= 0x80 && bytes[index - 1] >= 0x80 {
      runs += 1
    }
  }

  private mutating func countShiftJIS(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    var lastEnd = -1
    while index < bytes.count {
      let lead = bytes[index]
      guard (0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead) else {
        if lead == 0x80 || lead == 0xA0 || lead > 0xFC { shiftBad += 1 }
        index += 1
        continue
      }
      guard index + 1 < bytes.count, (0x40...0xFC).contains(bytes[index + 1]),
        bytes[index + 1] != 0x7F
      else {
        shiftBad += 1
        return
      }
      shiftPairs += 1
      if lead < 0xA0 { shiftCommon += 1 }
      if lastEnd == index { shiftNeighbours += 1 }
      index += 2
      lastEnd = index
    }
  }

  private mutating func countGB(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard (0xB0...0xF7).contains(bytes[index]) || (0xA1...0xA9).contains(bytes[index]),
        index + 1 < bytes.count, bytes[index + 1] >= 0xA1, bytes[index + 1] < 0xFF
      else {
        gbBad += 1
        return
      }
      gbPairs += 1
      index += 2
    }
  }
}
