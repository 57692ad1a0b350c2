import Diagnostics

/// The same word twice in a row.
struct DoubleWord: TextRule {
  static let documentation = RuleDocumentation(
    "double-word",
    .warning,
    "The same word stands twice in a row, and the source text has no such pair.",
    reason: "Readers stumble over it; it is what is left of an edit.",
    bad: RuleExample(#""rate" = "Noter votre votre app";"#, source: #""rate" = "Rate your app";"#),
    good: RuleExample(#""rate" = "Noter votre app";"#, source: #""rate" = "Rate your app";"#)
  )

  static let triggers: TextFeatures = .any

  /// Languages in which a word is often said twice: for the plural, for emphasis, for 'each'.
  private static let reduplicatingLanguages: Set = [
    "id", "ms", "fil", "tl", "vi", "th", "lo", "km", "my", "zh", "ja", "ko", "hi", "bn", "ur",
    "pa", "gu", "mr", "ne", "ta", "te", "kn", "ml", "si", "tr", "az", "kk", "ky", "uz", "tk",
    "tt", "hy", "ka", "sw", "af", "mi", "haw", "mg", "jv", "su", "ceb", "fa", "ku", "eu", "yue",
  ]

  /// Pairs that are good grammar, and words that are said twice for emphasis.
  private static let lawfulPairs: [String: Set<String>] = [
    "fr": ["nous", "vous", "faire", "très"],
    "de": ["die", "der", "das", "sie", "den", "dem", "sehr", "ganz"],
    "nl": ["die", "dat", "zijn", "er", "heel", "zeer"], "en": ["had", "that", "very", "really"],
    "it": ["via", "piano", "molto"], "es": ["poco", "muy"], "ca": ["molt"], "gl": ["moi"],
    "pt": ["se", "muito"], "sv": ["var", "att", "mycket", "väldigt"],
    "da": ["der", "at", "meget", "rigtig"], "nb": ["som", "veldig"],
    "fi": ["se", "todella", "tosi"], "hu": ["az", "a", "egy", "nagyon"], "pl": ["się", "bardzo"],
    "cs": ["se", "velmi", "moc"], "sk": ["veľmi"], "ro": ["rând", "foarte"], "ru": ["очень"],
    "uk": ["дуже"], "el": ["πολύ"], "he": ["מאוד"], "ar": ["جدا", "جدًا"],
  ]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    // Hardly any text has a pair, so the language is looked up only for those that do.
    guard Self.firstPair(text.value, lawful: []) != nil else { return }
    let code = text.table.table.language.code
    guard !Self.reduplicatingLanguages.contains(code) else { return }
    guard let pair = Self.firstPair(text.value, lawful: Self.lawfulPairs[code] ?? []) else {
      return
    }
    if let source = text.source, Self.firstPair(source.value, lawful: []) != nil { return }
    findings.report(Self.message(pair.word), text, at: pair.range)
  }

  /// The first two equal words of two letters or more with nothing but blanks between them.
  private static func firstPair(
    _ text: String,
    lawful: Set<String>
  ) -> (word: String, range: Range<Int>)? {
    var text = text
    return text.withUTF8 { bytes in
      var words = WordBoundaries(bytes)
      // The word in front of a blank and of the next word; empty when there is none.
      var previous = 0..<0
      while let word = words.next() {
        if word.count > 1, word.count == previous.count, isEqual(bytes, previous, word.lowerBound) {
          let letters = String(decoding: bytes[word], as: UTF8.self)
          let isWord = letters.allSatisfy(\.isLetter) && letters.dropFirst().first != nil
          if isWord, !lawful.contains(letters.lowercased()) {
            return (letters, previous.lowerBound..<word.upperBound)
          }
        }
        let end = word.upperBound
        let isBeforeBlank = end < bytes.count && bytes[end] == UInt8(ascii: " ")
        previous = isBeforeBlank ? word : 0..<0
      }
      return nil
    }
  }

  /// Whether a word comes again at `start`, which is known to be as long.
  private static func isEqual(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ word: Range<Int>,
    _ start: Int
  ) -> Bool {
    // 'Le le' is a slip at the start of a sentence; in 'le Le' the second one begins a name.
    let (first, second) = (bytes[word.lowerBound], bytes[start])
    guard first == second || first | 0x20 == second else { return false }
    return (1..<word.count).allSatisfy { bytes[word.lowerBound + $0] == bytes[start + $0] }
  }
}

extension DoubleWord {
  fileprivate static func message(_ word: String) -> String {
    "the word \(word.excerpt) stands twice in a row"
  }
}
