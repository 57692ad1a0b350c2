/// How many columns a text takes, as far as that can be told without a font.
package enum DisplayWidth {
  /// The number of columns: one for a character, two for a wide one (East Asian Width, UAX #11).
  package static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.allSatisfy({ isZeroWidth($0) }) { return 0 }
    let isEmoji = character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isWide(first) || isEmoji ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .format, .control, .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x20000...0x3FFFD, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
