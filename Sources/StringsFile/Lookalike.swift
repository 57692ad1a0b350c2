/// A character that looks like one of the marks of a strings file and is none.
struct Lookalike: Hashable, Sendable {
  /// The character found.
  var found: Unicode.Scalar
  /// The mark that was meant.
  var meant: Unicode.Scalar

  /// Looks up what a character was meant to be; `nil` when it looks like no mark.
  init?(_ found: Unicode.Scalar) {
    guard let meant = Self.meant(by: found) else { return nil }
    self.found = found
    self.meant = meant
  }

  private static func meant(by found: Unicode.Scalar) -> Unicode.Scalar? {
    switch found {
    case "\u{FF1D}", "\u{FE66}", "\u{2550}", "\u{A78A}", "\u{30A0}", "\u{FF1A}", "\u{FE55}": "="
    case "\u{037E}", "\u{061B}", "\u{FF1B}", "\u{FE54}", "\u{204F}", "\u{1364}": ";"
    case "\u{FF0C}", "\u{060C}", "\u{3001}", "\u{FE50}", "\u{FE51}", "\u{201A}": ","
    case "\u{FF5B}", "\u{FE5B}": "{"
    case "\u{FF5D}", "\u{FE5C}": "}"
    case "\u{FF08}", "\u{FE59}": "("
    case "\u{FF09}", "\u{FE5A}": ")"
    case "\u{FF0F}", "\u{2215}", "\u{2044}": "/"
    case "\u{FF0A}", "\u{2217}", "\u{204E}": "*"
    case "\u{FF1C}": "<"
    case "\u{FF1E}": ">"
    default: nil
    }
  }

  /// Whether a character that stands where a semicolon should be was meant as one.
  static func isTakenForSemicolon(_ found: Unicode.Scalar) -> Bool {
    if found == "," || found == ":" { return true }
    let meant = Lookalike(found)?.meant
    return meant == ";" || meant == ","
  }

  /// Whether a character is often left by itself before an entry that is otherwise whole.
  static func isStrayAlone(_ found: Unicode.Scalar) -> Bool {
    switch found {
    case ";", ",", "@", "{", "}": true
    default: found.isInvisible || isTakenForSemicolon(found)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this character leaves no mark on the screen.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this is a quotation mark that looks like a plain one and is none.
  var isTypographicQuote: Bool {
    switch self {
    case "\u{2018}"..."\u{201F}", "\u{2039}", "\u{203A}", "\u{AB}", "\u{BB}": true
    case "\u{2032}"..."\u{2036}", "\u{300C}"..."\u{300F}", "\u{301D}"..."\u{301F}": true
    case "\u{FF02}", "\u{FF07}", "\u{60}", "\u{B4}", "\u{2BC}", "\u{5F4}", "\u{5F3}": true
    default: false
    }
  }
}
