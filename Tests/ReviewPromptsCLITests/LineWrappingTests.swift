import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct LineWrappingTests {
  /// Texts, the width, and the lines that they take.
  static let texts: [(String, Int, [String])] = [
    ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]), ("", 5, [""]),
    ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]), ("a\nb", 9, ["a", "b"]), ("a  b", 3, ["a", "b"]),
    ("日本語です。", 6, ["日本語", "です。"]), ("日本語。", 6, ["日本", "語。"]),
    ("用「Notes」吗", 6, ["用", "「Note", "s」吗"]), ("A日B", 2, ["A", "日", "B"]),
    ("\u{2068}My App\u{2069} ok", 3, ["\u{2068}My\u{2069}", "\u{2068}App\u{2069}", "ok"]),
  ]

  @Test(arguments: texts) func breaks(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(LineWrapping(width: width).lines(text) == lines)
  }

  /// No line is too wide, none is lost, and every isolate is closed in its line.
  @Test func losesNothing() {
    var random = SeededGenerator(seed: 9)
    let pieces = ["a", "word", " ", " ", "日", "。", "「", "한국", "é", "\u{2068}x y\u{2069}", "ก็", "😀"]
    for _ in 0..<300 {
      let count = Int.random(in: 0...20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Int.random(in: 2...20, using: &random)
      let lines = LineWrapping(width: width).lines(text)
      #expect(lines.allSatisfy { $0.columns <= width }, "\(text)")
      #expect(Self.letters(lines.joined()) == Self.letters(text), "\(text)")
      for line in lines {
        let scalars = line.unicodeScalars
        #expect(scalars.count { $0 == "\u{2068}" } == scalars.count { $0 == "\u{2069}" }, "\(text)")
      }
    }
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != " " && $0 != "\u{2068}" && $0 != "\u{2069}" }
  }
}
