import Diagnostics
import TestSupport
import Testing

@testable import ReviewPromptsCLI

@Suite struct FindingFullTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is printed below the line of a finding in the first line of a file.
  private func excerpt(_ file: [UInt8], _ columns: Range<Int>) throws -> [String] {
    try folder.write(file, to: "a.strings")
    let range =
      SourcePosition(
        line: 1,
        column: columns.lowerBound,
        byteOffset: 0
      )..<SourcePosition(
        line: 1,
        column: columns.upperBound,
        byteOffset: 1
      )
    let place = FindingPlace(folder.path + "/a.strings", range)
    let finding = Finding(rule: "r", severity: .error, message: "m", place: place)
    let text = FindingFullText(TextStyle(isColored: false)).text(
      ValidateReport(findings: [finding], fileCount: 1)
    )
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(arguments: [
    ("\"a\" = \"b c\";", 8..<9, ["1 | \"a\" = \"b c\";", "  |        ^"]),
    ("\t\"a\" = \"b\";", 8..<9, ["1 |  \"a\" = \"b\";", "  |        ^"]),
    ("\"評価\" = \"b\";", 9..<10, ["1 | \"評価\" = \"b\";", "  |           ^"]),
    ("a = \"評価\";", 6..<8, ["1 | a = \"評価\";", "  |      ^^^^"]),
    ("a = \"\u{7}\";", 6..<7, ["1 | a = \"\\u{7}\";", "  |      ^^^^^"]),
    ("a = \"שם\";", 6..<7, ["1 | a = \"\\u{5E9}\\u{5DD}\";", "  | at '\\u{5E9}'"]),
  ])
  func marksThePlace(_ line: String, _ columns: Range<Int>, _ wanted: [String]) throws {
    #expect(try excerpt(Array((line + "\nb = c;").utf8), columns) == wanted)
    let units = [0xFEFF] + Array((line + "\n").utf16)
    let wide = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try excerpt(wide, columns) == wanted)
  }

  @Test func showsWhatStandsRoundThePlaceOfALongLine() throws {
    let line =
      "a = \"" + String(repeating: "x", count: 900) + "Y" + String(repeating: "z", count: 900)
    let shown = try excerpt(Array(line.utf8), 906..<907)
    let (text, marks) = (Array(shown[0].dropFirst(4)), Array(shown[1].dropFirst(4)))
    #expect(text.first == "…" && text.last == "…" && text.count == 402)
    #expect(marks.last == "^" && text[marks.count - 1] == "Y")
    #expect(try excerpt(Array(line.utf8), 200_000..<200_001) == [])
  }
}
