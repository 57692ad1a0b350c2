extension String {
  /// The text in quotation marks, on one line, with every character visible.
  ///
  /// Blanks other than the usual one, format characters, and all else that shows nothing or could be taken for
  /// something else, are written as `\u{A0}`; a reviewer can then see them, and a diff shows when they change.
  var visiblyQuoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isVisible: text.unicodeScalars.append(scalar)
      default: text += "\\u{\(scalar.hexDigits)}"
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// The code point in hexadecimal digits.
  var hexDigits: String { String(value, radix: 16, uppercase: true) }

  /// The code point and its name, such as `U+00A0 NO-BREAK SPACE`.
  var spokenName: String {
    let digits = String(repeating: "0", count: max(0, 4 - hexDigits.count)) + hexDigits
    let name = properties.name ?? properties.nameAlias
    return "U+" + digits + (name.map { " " + $0 } ?? "")
  }

  fileprivate var isVisible: Bool {
    if self == " " { return true }
    // The Braille pattern without dots is a symbol to Unicode, and a blank to the eye.
    if self == "\u{2800}" || properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
