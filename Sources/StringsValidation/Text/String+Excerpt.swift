extension String {
  /// The text as it is quoted in a message: in apostrophes, short, and with invisible characters
  /// written as `\u{…}`.
  var excerpt: String { "'\(excerptText)'" }

  /// The text as it is quoted, without the apostrophes.
  var excerptText: String {
    let isPlain = utf8.count <= 60 && utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain { return self }
    var result = ""
    for scalar in unicodeScalars.prefix(60) {
      if scalar.isVisible { result.unicodeScalars.append(scalar) } else { result += scalar.visible }
    }
    return unicodeScalars.dropFirst(60).isEmpty ? result : result + "…"
  }
}

extension Substring {
  /// The text as it is quoted in a message.
  var excerpt: String { String(self).excerpt }
}

extension Unicode.Scalar {
  /// The character itself, or its code where it cannot be seen or would disturb the text around it.
  var visible: String {
    isVisible ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  /// Whether the character can be seen and leaves the text around it as it is.
  fileprivate var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }

  /// The character as advice that a translator can follow: itself in apostrophes, or its code and
  /// name and how a strings file may spell it.
  var advice: String {
    guard visible != String(self) else { return "'\(self)'" }
    return codeAndName + (value < 0x10000 ? ", in .strings '\(stringsEscape)'" : "")
  }

  /// The code and the name of the character: `U+00A0 NO-BREAK SPACE`.
  var codeAndName: String {
    properties.name.map { "\(code) \($0)" } ?? code
  }

  /// The code of the character: `U+00A0`.
  var code: String { "U+" + value.codeDigits }

  /// The character as a strings file may spell it: `\U00E9`, or `\UD83D\UDE00`.
  var stringsEscape: String {
    String(self).utf16.map { "\\U" + $0.codeDigits }.joined()
  }
}

extension UnsignedInteger {
  /// The number as the code of a character is written: four hexadecimal digits or more.
  fileprivate var codeDigits: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
