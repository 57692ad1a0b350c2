extension String {
  /// The string as it can be quoted in a message about it: short, and with its invisible characters
  /// made visible.
  var quotable: String {
    var result = ""
    for scalar in unicodeScalars.prefix(60) { result += scalar.quotable }
    return unicodeScalars.count > 60 ? result + "…" : result
  }
}

extension Unicode.Scalar {
  /// The character itself, or its code where it cannot be seen or would disturb the text around it.
  var quotable: String {
    isVisible ? String(self) : escaped
  }

  private var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// The character in apostrophes; a blank or an invisible one by its name.
  var shown: String {
    switch value {
    case 0x20: "a blank"
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    default:
      isVisible && !properties.generalCategory.isMark
        ? "'\(self)'" : "\(escaped) (\(properties.name ?? "unnamed"))"
    }
  }

  private var isVisible: Bool {
    if self == " " { return true }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether the characters stand on the one before them.
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .enclosingMark }
}
