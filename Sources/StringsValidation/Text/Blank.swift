/// What counts as a blank inside a text: spaces of any width and tabs, but no line breaks.
enum Blank {
  /// Whether a character is a blank.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09: true
    case 0x00..<0xA0: false
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The bytes of the blanks at the start of a text.
  static func leading(_ text: String) -> Int {
    text.unicodeScalars.prefix(while: contains).reduce(0) { $0 + UTF8.width($1) }
  }

  /// The bytes of the blanks at the end of a text.
  static func trailing(_ text: String) -> Int {
    var count = 0
    for scalar in text.unicodeScalars.reversed() {
      guard contains(scalar) else { break }
      count += UTF8.width(scalar)
    }
    return count
  }
}
