/// Counts the words of a text that can be translated.
enum WordCount {
  /// The number of words with two letters or more; placeholders, arguments and addresses are none.
  static func words(_ text: String) -> Int {
    let parts = text.split { $0.isWhitespace }
    return parts.count { part in
      guard part.range(of: "://") == nil else { return false }
      let bytes = part.utf8
      guard bytes.first != UInt8(ascii: "%"), bytes.first != UInt8(ascii: "{") else { return false }
      return part.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(2).count == 2
    }
  }
}

extension TextInContext {
  /// Whether the text is in another language than the source text, not just in another variety.
  var isInOtherLanguage: Bool {
    guard let source = table.source, table.table.language.tag != nil else { return false }
    return table.table.language.code != source.language.code
  }
}
