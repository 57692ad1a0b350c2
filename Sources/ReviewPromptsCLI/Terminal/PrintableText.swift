extension String {
  /// The text with control, bidi and invisible characters written as `\u{…}`, so that a file cannot move the
  /// cursor, colour the screen or turn a line around.
  var printable: String {
    escaped { $0.isControl || $0.isInvisible }
  }

  /// The text of a prompt: its own line breaks, bidi isolates and invisible characters stay, control characters do
  /// not.
  var printablePrompt: String {
    replacingLineBreaks(by: "\n").escaped { $0 != "\n" && $0.isControl }
  }

  /// The text with something else for each of its line breaks, however they are written.
  func replacingLineBreaks(by replacement: String) -> String {
    guard contains(where: \.isNewline) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: replacement)
  }

  /// The text made printable line by line, so that its own line breaks stay.
  var printableLines: String {
    escaped { $0 != "\n" && ($0.isControl || $0.isInvisible) }
  }

  /// The text made printable line by line, for lines that end with LF or CRLF; both stay.
  var printableBetweenCRLF: String {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      let isCRLF = line.last == UInt8(ascii: "\r")
      let text = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      return text.printable + (isCRLF ? "\r" : "")
    }.joined(separator: "\n")
  }

  /// The text made printable but for its line ends, for a format with escapes of its own for those.
  var printableBetweenLineEnds: String {
    escaped { $0 != "\n" && $0 != "\r" && ($0.isControl || $0.isInvisible) }
  }

  /// Whether every character is a letter, digit or sign of ASCII, as in most texts.
  private var isPlainASCII: Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }

  private func escaped(_ mustEscape: (Unicode.Scalar) -> Bool) -> String {
    if isPlainASCII { return self }
    guard unicodeScalars.contains(where: mustEscape) else { return self }
    var safe = ""
    for scalar in unicodeScalars {
      if mustEscape(scalar) {
        safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}

extension Unicode.Scalar {
  /// Whether it shows anything at all.
  var isVisible: Bool {
    !isControl && !isInvisible && !properties.isWhitespace && value != 0x200C && value != 0x200D
  }

  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// Format characters, which show nothing or reorder text; the joiners belong to many languages' spelling.
  fileprivate var isInvisible: Bool {
    value > 0x7F && value != 0x200C && value != 0x200D && properties.generalCategory == .format
  }
}
