extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2 for what a reader takes for one, more for
  /// clusters of Indic scripts, whose parts stand beside each other.
  ///
  /// Wide are the characters of East_Asian_Width W and F (UAX #11), and emoji.
  var columns: Int {
    if isEmojiCluster { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }

  /// An emoji of several parts, or one that is asked to be shown as an emoji, or a flag.
  private var isEmojiCluster: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1 else { return false }
    if (0x1F1E6...0x1F1FF).contains(first.value) { return true }
    return first.properties.isEmoji && !first.isASCII
      || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The vowels and final consonants of Hangul, which join the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
      0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
