import Testing

@testable import ReviewPromptsCLI

@Suite struct CharacterColumnsTests {
  /// Texts, and how many columns they take.
  static let texts = [
    ("", 0), ("Notes", 5), ("日本", 4), ("ｶﾅ", 2), ("Ａ", 2), ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("e\u{301}", 1), ("שָׁלוֹם", 4), ("مرحبًا", 5), ("\u{2068}N\u{2069}", 1), ("می\u{200C}دهید", 6),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("1️⃣", 2), ("😀", 2), ("ก็", 1), ("「」", 4), ("…", 1),
    ("a\u{AD}b", 2), ("क्या", 3), ("𠀀", 2), ("©", 1),
  ]

  @Test(arguments: texts) func countsColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }
}
