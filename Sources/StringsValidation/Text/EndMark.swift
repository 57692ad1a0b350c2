/// The mark that ends a sentence, whatever the script.
enum EndMark: Hashable {
  case stop
  case question
  case exclamation
  case ellipsis
  case colon

  /// The mark at the end of a text, looked for behind closing quotation marks and brackets.
  init?(endOf text: String, _ features: TextFeatures) {
    // Armenian puts its question and exclamation marks on the word that is asked about.
    if features.contains(.armenianMark) {
      self = text.unicodeScalars.contains("\u{55E}") ? .question : .exclamation
      return
    }
    // Most texts end in a letter or a plain mark, which is told by the last byte.
    guard let last = text.utf8.last else { return nil }
    let isLetter = last | 0x20 >= 0x61 && last | 0x20 <= 0x7A
    if isLetter { return nil }
    let before = text.utf8.dropLast().last ?? 0
    if before < 0x80, let mark = Self.plain(last, after: before) {
      self = mark
      return
    }
    self.init(endOf: text)
  }

  /// The mark that an ASCII character at the end of a text is; `nil` for what must be looked at.
  private static func plain(_ last: UInt8, after before: UInt8) -> Self? {
    switch last {
    case UInt8(ascii: "."): before == last ? .ellipsis : .stop
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "!"): before == UInt8(ascii: "?") ? .question : .exclamation
    case UInt8(ascii: ":"): .colon
    default: nil
    }
  }

  private init?(endOf text: String) {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    func previous() -> Unicode.Scalar? {
      end > scalars.startIndex ? scalars[scalars.index(before: end)] : nil
    }
    while let last = previous(), Self.isClosing(last) { end = scalars.index(before: end) }
    guard let last = previous(), let mark = Self.mark(last) else { return nil }
    end = scalars.index(before: end)
    let before = previous()
    if last == ".", before == "." {
      self = .ellipsis
    } else if mark == .exclamation, before.flatMap(Self.mark) == .question {
      // `?!` asks.
      self = .question
    } else {
      self = mark
    }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case ".", "。", "．", "｡", "۔", "।", "॥", "։", "።", "။", "៕", "។", "᠃": .stop
    case "?", "？", "؟", "፧", "\u{37E}", "⁇", "⁈": .question
    case "!", "！", "‼", "⁉": .exclamation
    case "…", "⋯": .ellipsis
    case ":", "：", "፡": .colon
    default: nil
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "“", "’", "‘", "»", "«", "」", "』", "》", ")", "）", "]", "\u{5F4}",
      "\u{200F}", "\u{200E}", "\u{2069}", "\u{202C}":
      true
    default: Blank.contains(scalar) || scalar == "\n" || scalar == "\r"
    }
  }

  /// The mark in words.
  var words: String {
    switch self {
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .ellipsis: "an ellipsis"
    case .colon: "a colon"
    }
  }
}
