extension String {
  /// The text as it may stand in HTML, between tags and in a quoted attribute.
  ///
  /// Characters that HTML does not allow at all, and bidi controls that are opened and not closed inside an
  /// element, cannot get out of it: control characters become U+FFFD, and elements isolate their text.
  var html: String {
    guard utf8.contains(where: Self.needsEscape) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a byte of UTF-8 may belong to a character that must be replaced.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"), 0x7F, 0xC2: true
    default: byte < 0x20
    }
  }
}
