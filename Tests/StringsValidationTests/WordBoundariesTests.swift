import TestSupport
import Testing

@testable import StringsValidation

@Suite struct WordBoundariesTests {
  /// The stretches that the words of a text are found as.
  private static func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var boundaries = WordBoundaries(bytes)
      var words: [String] = []
      while let word = boundaries.next() {
        words.append(String(decoding: bytes[word], as: UTF8.self))
      }
      return words
    }
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), (" ", ["", ""]), ("two words", ["two", "words"]),
    ("eight888", ["eight", "", "", ""]), ("eightfold", ["eightfold"]), ("eighteen", ["eighteen"]),
    ("l'été, @[`{é", ["l", "été", "", "", "", "", "", "é"]),
  ])
  func splitsAtEverythingButLetters(_ text: String, _ wanted: [String]) {
    #expect(Self.words(text) == wanted)
  }

  @Test(arguments: 0..<40) func agreesWithSplitting(_ length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    let characters = (0x20..<0x7F).map { Character(Unicode.Scalar($0 as UInt8)) } + ["é", "評", "😀"]
    for _ in 0..<50 {
      let text = String((0..<length).compactMap { _ in characters.randomElement(using: &random) })
      let wanted = text.split(omittingEmptySubsequences: false) { $0.isASCII && !$0.isLetter }
      #expect(Self.words(text) == wanted.map(String.init))
    }
  }
}
