import TestSupport
import Testing

@testable import PromptGallery

@Suite struct StringHTMLTests {
  static let texts = [
    ("A<b>&\"", "A&lt;b&gt;&amp;&quot;"), ("it's", "it&#39;s"), ("&amp;", "&amp;amp;"),
    ("a\u{0}b\u{1B}[1m\u{85}", "a\u{FFFD}b\u{FFFD}[1m\u{FFFD}"), ("a\nb", "a\nb"),
    ("é 中 \u{200F}א", "é 中 \u{200F}א"), ("", ""), ("</script><!--", "&lt;/script&gt;&lt;!--"),
    ("a\u{A0}b", "a\u{A0}b"),
  ]

  @Test(arguments: texts) func escapes(_ text: String, _ html: String) {
    #expect(text.html == html)
  }

  /// Whatever the text, nothing of it is markup.
  @Test func leavesNoMarkup() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["<", ">", "&", "\"", "'", "a", "é", "\u{0}", "\u{9F}", "--", "\u{A0}", "𐍈", "\r"]
    for _ in 0..<500 {
      let count = Int.random(in: 0...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let html = text.html
      #expect(!html.contains { "<>\"'".contains($0) })
      #expect(!html.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(html.split(separator: "&").count <= text.unicodeScalars.count + 1)
    }
  }
}
