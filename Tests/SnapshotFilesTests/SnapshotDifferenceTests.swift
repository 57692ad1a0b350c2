import TestSupport
import Testing

@testable import SnapshotFiles

@Suite struct SnapshotDifferenceTests {
  private let recorded = """
    language    fr
    direction   left to right

    reviewPrompt.title
      "Aimez-vous Notes\\u{A0}?"
      from package, fr, ReviewPrompts

    """

  private func hunks(_ old: String, _ new: String) -> [SnapshotDifference.Hunk] {
    SnapshotDifference(snapshot: recorded, current: recorded.replacing(old, with: new)).hunks
  }

  @Test func namesKeyLineAndCharacter() throws {
    let hunk = try #require(hunks("Notes\\u{A0}?", "Notes ?").first)
    #expect(hunk.subject == "reviewPrompt.title")
    #expect(hunk.line == 5)
    #expect(
      hunk.diff == [
        "  - \"Aimez-vous Notes\\u{A0}?\"", "  + \"Aimez-vous Notes ?\"",
        "  character 17: was U+00A0 NO-BREAK SPACE, is now U+0020 SPACE",
      ]
    )
    #expect(hunk.firstDifference?.column == 20)
  }

  /// What becomes of a text, and what is said of the first character that differs.
  static let changes = [
    (
      "Notes", "notes",
      "character 12: was U+004E LATIN CAPITAL LETTER N, is now U+006E LATIN SMALL LETTER N"
    ),
    ("?\"", "\"", "character 18: was U+003F QUESTION MARK, is now the end"),
    ("?\"", "?\\n\"", "character 19: was the end, is now U+000A"),
    ("z-v", "z\\\"-v", "character 6: was U+002D HYPHEN-MINUS, is now U+0022 QUOTATION MARK"),
    (
      "Ai", "A\u{131}",
      "character 2: was U+0069 LATIN SMALL LETTER I, is now U+0131 LATIN SMALL LETTER DOTLESS I"
    ),
  ]

  @Test(arguments: changes)
  func namesTheCharacter(_ old: String, _ new: String, _ words: String) {
    #expect(hunks(old, new).map { $0.firstDifference?.description } == [words])
  }

  @Test func tellsApartWhatSwiftTakesForEqual() {
    let old = "k\n  \"caf\u{E9}\"\n"
    let difference = SnapshotDifference(snapshot: old, current: "k\n  \"cafe\u{301}\"\n")
    #expect(
      difference.hunks.map { $0.firstDifference?.description } == [
        "character 4: was U+00E9 LATIN SMALL LETTER E WITH ACUTE, is now U+0065 LATIN SMALL LETTER E"
      ]
    )
  }

  @Test func namesWhatIsNoText() {
    #expect(hunks("left to right", "right to left").map(\.subject) == ["direction"])
    #expect(hunks("package", "main").map(\.subject) == ["reviewPrompt.title"])
    #expect(
      hunks("\nreviewPrompt.title", "argument    n = 1\n\nreviewPrompt.title").map(\.subject) == [
        "argument"
      ]
    )
  }

  /// What may stand in a snapshot that somebody edited, and how a diff shows it.
  static let lines = [
    ("fr  ", "  - language    fr\\u{20}\\u{20}"), ("f\u{200D}r", "  - language    f\\u{200D}r"),
    ("\u{301}fr", "  - language    \\u{301}fr"), ("\u{1B}fr", "  - language    \\u{1B}fr"),
    ("e\u{301}", "  - language    e\u{301}"), ("\"\\u{A0}", "  - language    \"\\u{A0}"),
  ]

  @Test(arguments: lines)
  func showsInvisibleCharactersOfTheSnapshot(_ language: String, _ line: String) throws {
    let old = recorded.replacing("language    fr", with: "language    " + language)
    let hunk = try #require(SnapshotDifference(snapshot: old, current: recorded).hunks.first)
    let shown = try #require(hunk.diff.first)
    #expect(shown.unicodeScalars.elementsEqual(line.unicodeScalars), "\(shown)")
  }

  @Test func namesAnEmptyLine() throws {
    let difference = SnapshotDifference(snapshot: recorded + "\n", current: recorded)
    let finding = SnapshotFinding(.different, "de", "de.txt", difference)
    #expect(
      finding.description
        == "de.txt:7:1: error: 'de' differs in empty lines [snapshot-differs]\n  - (an empty line)"
    )
  }

  @Test func takesCarriageReturnsForLineEnds() {
    #expect(hunks("\n", "\r\n").isEmpty)
  }

  /// Removing what a diff removes and adding what it adds makes one text of the other.
  @Test func isWholeForAnyTwoTexts() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        "\(Int.random(in: 0...4, using: &random))"
      }
      let new = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        "\(Int.random(in: 0...4, using: &random))"
      }
      let text = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
      var lines = old
      var shift = 0
      for hunk in SnapshotDifference(snapshot: text(old), current: text(new)).hunks {
        let start = hunk.line - 1 + shift
        #expect(Array(lines[start..<start + hunk.removed.count]) == hunk.removed)
        lines.replaceSubrange(start..<start + hunk.removed.count, with: hunk.added)
        shift += hunk.added.count - hunk.removed.count
      }
      #expect(lines == new)
    }
  }
}
