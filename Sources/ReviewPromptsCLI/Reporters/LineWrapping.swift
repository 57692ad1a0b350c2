/// Breaks a text into lines of a terminal.
struct LineWrapping {
  /// How many columns a line may take.
  let width: Int

  /// The lines, without the blanks at which they were broken.
  ///
  /// Lines break at blanks and beside ideographs and kana; a word that is longer than a line breaks anywhere between two
  /// characters. An isolate that goes on in the next line is closed at the end of the one and opened again.
  func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      for word in Self.words(paragraph) { add(word, to: &line, &lines) }
      lines.append(line.trimmedEnd)
      line = ""
    }
    return Self.closingIsolates(lines)
  }

  private func add(_ word: String, to line: inout String, _ lines: inout [String]) {
    if line.columns + word.trimmedEnd.columns <= width {
      line += word
      return
    }
    if !line.isEmpty { lines.append(line.trimmedEnd) }
    line = ""
    for character in word {
      if line.columns + character.columns > width, !line.isEmpty, character != " " {
        lines.append(line)
        line = ""
      }
      line.append(character)
    }
  }

  /// The pieces that are kept together, each with the blanks behind it.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character?
    for character in text {
      if let last, canBreak(last, character) {
        words.append(word)
        word = ""
      }
      word.append(character)
      last = character
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func canBreak(_ last: Character, _ next: Character) -> Bool {
    if last == " " || last == "\u{200B}" { return next != " " }
    guard next != " ", last.isIdeographic || next.isIdeographic else { return false }
    return !"、。，．・：；？！）」』】》〉”’ーっゃゅょッャュョ…!?,.:;)\u{2069}".contains(next)
      && !"（「『【《〈“‘(\u{2066}\u{2067}\u{2068}".contains(last)
  }

  private static func closingIsolates(_ lines: [String]) -> [String] {
    var open: [Unicode.Scalar] = []
    return lines.map { line in
      let opening = String(String.UnicodeScalarView(open))
      for scalar in line.unicodeScalars {
        if ("\u{2066}"..."\u{2068}").contains(scalar) { open.append(scalar) }
        if scalar == "\u{2069}", !open.isEmpty { open.removeLast() }
      }
      return opening + line + String(repeating: "\u{2069}", count: open.count)
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Character {
  /// Chinese and Japanese, which are written without blanks; Korean is written with them.
  fileprivate var isIdeographic: Bool {
    guard let first = unicodeScalars.first?.value else { return false }
    switch first {
    case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: return true
    case 0xFF01...0xFF60, 0x20000...0x3FFFD: return true
    default: return false
    }
  }
}
