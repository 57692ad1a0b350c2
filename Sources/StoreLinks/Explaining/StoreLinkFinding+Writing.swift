/// Findings about the way a link is written, whatever store it leads to.
extension StoreLinkFinding {
  static func cutFragment(_ text: String) -> Self {
    Self(
      id: "fragment",
      severity: .note,
      message: "\(quoted(text)) at the end is for a browser alone, the store does not see it"
    )
  }

  static let secondQuestionMark = Self(
    id: "two-question-marks",
    severity: .error,
    message: "a link has one '?', what follows is joined by '&'"
  )

  static let escapedAmpersand = Self(
    id: "html-escaped-ampersand",
    severity: .error,
    message: "'&amp;' belongs into HTML only, the link itself has '&'"
  )

  static func repeatedItem(_ name: String) -> Self {
    Self(
      id: "repeated-parameter",
      severity: .warning,
      message: "parameter \(quoted(name)) stands in the link more than once"
    )
  }

  static let tooLong = Self(
    id: "link-too-long",
    severity: .error,
    message: "a link to a store has \(WrittenLink.longestText) bytes at most"
  )

  static let insecureHTTP = Self(
    id: "insecure-http",
    severity: .warning,
    message: "'http://' can be read and changed on the way, expected 'https://'"
  )

  static let missingScheme = Self(
    id: "missing-scheme",
    severity: .error,
    message: "'https://' is missing at the start"
  )

  static let blanksAround = Self(
    id: "blanks-around",
    severity: .warning,
    message: "there are blanks before or after the link"
  )

  static func badCharacter(_ scalar: Unicode.Scalar) -> Self {
    Self(
      id: "bad-character",
      severity: .error,
      message: "\(quoted(String(scalar))) has to be percent-encoded in a link (RFC 3986)"
    )
  }

  static func badEscape(_ text: String) -> Self {
    Self(
      id: "bad-percent-escape",
      severity: .error,
      message:
        "\(quoted(text)) is not percent-encoded well: after '%' come two hexadecimal digits, "
        + "and the bytes are UTF-8"
    )
  }

  static func placeholder(_ text: String) -> Self {
    Self(
      id: "unfilled-placeholder",
      severity: .error,
      message: "\(quoted(text)) is a placeholder that was never filled"
    )
  }

  static func plus(_ name: String) -> Self {
    Self(
      id: "unencoded-plus",
      severity: .warning,
      message: "'+' in '\(name)' is read as a space: write '%2B' for a plus and '%20' for a space"
    )
  }
}

extension WrittenLink {
  /// Words that code replaces before it opens a link, and that were seen in links all the same.
  private static let placeholders = [
    "AFFILIATE_CAMPAIGN_CODE", "AFFILIATE_CODE", "LANGUAGE", "APP_ID", "APPID", "YOUR_APP_ID",
    "(null)",
    "undefined", "%@", "%d",
  ]

  /// Tells whether `text` holds a word that was to be replaced.
  static func holdsPlaceholder(_ text: String) -> Bool {
    placeholders.contains { text.contains($0) }
  }

  /// What is wrong with the characters of `text`.
  static func characterFindings(_ text: String) -> [StoreLinkFinding] {
    var findings: [StoreLinkFinding] = []
    let trimmed = text.drop(while: \.isWhitespace)
    if trimmed.count != text.count || text.last?.isWhitespace == true {
      findings.append(.blanksAround)
    }
    if let word = placeholders.first(where: { text.contains($0) }) {
      findings.append(.placeholder(word))
    } else if let open = trimmed.firstIndex(of: "{"), trimmed[open...].contains("}") {
      let end = trimmed[open...].firstIndex(of: "}") ?? open
      findings.append(.placeholder(String(trimmed[open...end])))
    }
    let bad = trimmed.unicodeScalars.first { scalar in
      !scalar.isASCII || !isAllowed(UInt8(truncatingIfNeeded: scalar.value))
    }
    if let bad, findings.isEmpty { findings.append(.badCharacter(bad)) }
    return findings
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    PercentEncoding.isUnreserved(byte) || PercentEncoding.isReserved(byte)
      || byte == UInt8(ascii: "%")
  }
}
