import Testing

@testable import ReviewPromptsCLI

@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("plain é 日本", "plain é 日本"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\u{202E}b", "a\\u{202E}b"),
    ("zero\u{200B}width", "zero\\u{200B}width"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("line\nbreak\u{7F}\u{85}", "line\\u{A}break\\u{7F}\\u{85}"),
  ])
  func escapesWhatCouldDeceive(_ text: String, _ printable: String) {
    #expect(text.printable == printable)
  }

  @Test func leavesThePromptsOwnIsolates() {
    #expect("\u{2068}Notes\u{2069}\u{7}".printablePrompt == "\u{2068}Notes\u{2069}\\u{7}")
  }
}
