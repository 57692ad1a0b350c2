extension String {
  /// The text in quotation marks, on one line, with every character visible.
  ///
  /// Blanks other than the usual one, format characters, and all else that shows nothing or could be taken for
  /// something else, are written as `\u{A0}`; a reviewer can then see them, and a diff shows when they change.
  var visiblyQuoted: String {
    "\"" + escaped { $0 == "\"" || $0 == "\\" || !$0.isVisible } + "\""
  }

  /// The text on one line, with every character visible, blanks at its end too.
  var visible: String {
    let end = unicodeScalars.lastIndex { $0 != " " }.map(unicodeScalars.index(after:))
    let blanks = unicodeScalars[(end ?? unicodeScalars.startIndex)...].count
    var text = ""
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars.dropLast(blanks) {
      let isAlone = scalar.isMark && (last == " " || last == "\"")
      if scalar.isVisible && !isAlone {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.hexEscape
      }
      last = scalar
    }
    return text + String(repeating: Unicode.Scalar(" ").hexEscape, count: blanks)
  }

  /// A mark that has no letter to stand on would join the quotation mark, so it is escaped too.
  private func escaped(_ mustEscape: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    var rest = unicodeScalars[...]
    if let first = rest.first, first.isMark {
      text = first.hexEscape
      rest = rest.dropFirst()
    }
    while let place = rest.firstIndex(where: mustEscape) {
      text += String(rest[..<place])
      text += rest[place].visibleEscape
      rest = rest[rest.index(after: place)...]
    }
    return text + String(rest)
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

  /// Blocks in which every character is a visible letter, told quickly: Latin, Cyrillic, ideographs and Hangul.
  private var isOfPlainBlock: Bool {
    switch value {
    case 0xC0...0x2FF, 0x400...0x52F, 0x4E00...0x9FFC, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// What Unicode counts as a letter, a mark or a symbol though it shows nothing: the characters that are to be
  /// ignored by default (Unicode 15, DerivedCoreProperties.txt), and the Braille pattern without dots.
  private var isBlankLetter: Bool {
    switch value {
    case 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x2800, 0x3164: true
    case 0xFE00...0xFE0F, 0xFFA0, 0xE0100...0xE01EF: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  fileprivate var visibleEscape: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default: hexEscape
    }
  }

  fileprivate var hexEscape: String { "\\u{\(hexDigits)}" }

  fileprivate var isVisible: Bool {
    if isASCII { return (0x20..<0x7F).contains(value) }
    if isOfPlainBlock { return true }
    if isBlankLetter { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
