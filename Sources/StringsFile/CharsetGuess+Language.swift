extension CharsetGuess {
  /// Guesses the charset of a file that is no UTF-8 by the language that it is in.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - offset: where its first byte that is no UTF-8 stands.
  ///   - language: the language code, such as `pl`.
  ///   - isTraditional: whether Chinese is written in traditional characters.
  /// - Returns: the charset, or `nil` when nothing fits.
  package static func guess(
    _ file: [UInt8],
    _ offset: Int,
    language: String,
    isTraditional: Bool
  ) -> Self? {
    file.withUnsafeBytes { bytes in
      guard bytes.indices.contains(offset) else { return nil }
      let plain = guess(bytes, offset)
      switch plain {
      case .damagedUTF8, .mostlyUTF8, .utf16LittleEndian, .utf16BigEndian, nil: return plain
      default: break
      }
      let usual = usual(language, isTraditional: isTraditional)
      guard let usual, usual.isPlausible(bytes) else {
        // Languages in Latin letters whose charset is not known are not Cyrillic or Chinese.
        return plain
      }
      // Both were used for these languages, and the letters tell them apart.
      if usual == .windows1252 { return macScore(bytes) > 0 ? .macRoman : usual }
      return usual
    }
  }

  /// The charset that a language was written in on Windows (the code pages of its ANSI locales).
  private static func usual(_ language: String, isTraditional: Bool) -> Self? {
    switch language {
    case "pl", "cs", "hu", "sk", "hr", "sl", "ro", "bs", "sq": .windows1250
    case "ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "tt": .windows1251
    case "el": .windows1253
    case "tr", "az": .windows1254
    case "he", "iw", "yi": .windows1255
    case "ar", "fa", "ur": .windows1256
    case "lt", "lv", "et": .windows1257
    case "vi": .windows1258
    case "ja": .shiftJIS
    case "zh": isTraditional ? .big5 : .gb18030
    case "ko": .eucKR
    case "en", "fr", "de", "es", "it", "pt", "nl", "da", "sv", "nb", "nn", "no", "fi", "is", "ca",
      "gl", "eu", "ga", "id", "ms":
      .windows1252
    default: nil
    }
  }

  /// Whether every byte beyond ASCII could come from this charset.
  private func isPlausible(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .shiftJIS:
      Self.isPaired(bytes, single: 0xA1...0xDF, trail: [0x40...0x7E, 0x80...0xFC]) {
        (0x81...0x9F).contains($0) || (0xE0...0xFC).contains($0)
      }
    case .gb18030:
      Self.isPaired(bytes, trail: [0x30...0x39, 0x40...0x7E, 0x80...0xFE]) {
        (0x81...0xFE).contains($0)
      }
    case .big5:
      Self.isPaired(bytes, trail: [0x40...0x7E, 0xA1...0xFE]) { (0x81...0xFE).contains($0) }
    case .eucKR:
      Self.isPaired(bytes, trail: [0x41...0x5A, 0x61...0x7A, 0x81...0xFE]) {
        (0x81...0xFE).contains($0)
      }
    default: true
    }
  }

  /// Whether all bytes beyond ASCII are lead bytes with a trail byte, or stand for themselves.
  private static func isPaired(
    _ bytes: UnsafeRawBufferPointer,
    single: ClosedRange<UInt8>? = nil,
    trail: [ClosedRange<UInt8>],
    lead: (UInt8) -> Bool
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte >= 0x80, single?.contains(byte) != true else { continue }
      guard lead(byte), index < bytes.count else { return false }
      let next = bytes[index]
      guard trail.contains(where: { $0.contains(next) }) else { return false }
      index += 1
    }
    return true
  }
}
