import Testing

@testable import StringsValidation

@Suite struct DisplayWidthTests {
  static let cases: [(text: String, columns: Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("評価", 4), ("ﾊﾝ", 2), ("한국", 4), ("😀", 2),
    ("👩‍👩‍👧‍👦", 2), ("❤️", 2), ("a\u{200B}b", 2), ("สวัสดี", 4), ("، ؟", 3),
  ]

  @Test(arguments: cases) func countsColumns(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }
}
