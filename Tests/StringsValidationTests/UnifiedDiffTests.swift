import TestSupport
import Testing

@testable import StringsValidation

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff.text(path: "a.strings", before: Array(before.utf8), after: Array(after.utf8))
  }

  @Test func showsThreeLinesRoundAChange() {
    let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    let expected = """
      --- a/a.strings
      +++ b/a.strings
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8

      """
    #expect(diff(before, before.replacing("5", with: "five")) == expected)
  }

  @Test func joinsChangesThatAreNear() {
    let before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n"
    let near = diff(
      before,
      before.replacing("2\n3", with: "two\n3").replacing("\n8\n", with: "\neight\n")
    )
    #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    let far = diff(
      before,
      before.replacing("\n3\n", with: "\nthree\n").replacing("\n14\n", with: "\nfourteen\n")
    )
    #expect(far.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  @Test func saysWhereALineEndIsMissing() {
    #expect(
      diff("a", "b")
        == "--- a/a.strings\n+++ b/a.strings\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
    )
    #expect(diff("a\n", "a\n").isEmpty)
  }

  @Test func namesFilesThatAreNoText() {
    let text = UnifiedDiff.text(path: "a", before: [0xFF, 0xFE], after: [0x41])
    #expect(text == "Files a/a and b/a differ\n")
  }

  /// The lines of a text, with their ends.
  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    let last = lines.removeLast().dropLast()
    return last.isEmpty ? lines : lines + [String(last)]
  }

  /// What `patch` makes of a file; `nil` when the difference does not fit it.
  private func patched(_ before: String, _ difference: String) -> String? {
    let old = lines(before)
    var result: [String] = []
    var next = 0
    var lastMark: Character?
    for line in lines(difference).dropFirst(2) {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        guard let start = firstLine(ofHunk: line), (next...old.count).contains(start) else {
          return nil
        }
        result += old[next..<start]
        next = start
      case "+": result.append(text)
      case "\\":
        if lastMark == "+" { result.append(String(result.removeLast().dropLast())) }
      default:
        guard next < old.count, lines(old[next] + "\n")[0] == text else { return nil }
        if line.first == " " { result.append(old[next]) }
        next += 1
      }
      lastMark = line.first
    }
    return (result + old[next...]).joined()
  }

  /// The number of lines before a hunk, from `@@ -2,7 +2,7 @@`.
  private func firstLine(ofHunk line: String) -> Int? {
    let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").map { Int($0) }
    guard let first = numbers.first, let start = first else { return nil }
    return numbers.count > 1 && numbers[1] == 0 ? start : start - 1
  }

  @Test(arguments: UInt64(1)...30) func givesWhatMakesTheOneOfTheOther(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let texts = (0..<2).map { _ in
        let count = Int.random(in: 0...12, using: &random)
        let words = (0..<count).map { _ in Int.random(in: 0...3, using: &random) }
        let text = words.map { "\($0)\n" }.joined()
        return Bool.random(using: &random) ? String(text.dropLast()) : text
      }
      guard texts[0] != texts[1] else { continue }
      #expect(patched(texts[0], diff(texts[0], texts[1])) == texts[1], "\(texts)")
    }
  }

  @Test(arguments: [0, 1]) func showsFewChangesOfALargeFile(_ added: Int) {
    let before = (0..<6_000).map { "line \($0)\n" }.joined()
    let new = String(repeating: "new\n", count: added)
    let after = before.replacing("line 5\n", with: new + "five\n")
      .replacing("line 5990\n", with: "last\n")
    let difference = diff(before, after)
    #expect(difference.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    #expect(patched(before, difference) == after)
  }

  @Test(arguments: [0, 1]) func takesALargeFileThatChangedEverywhere(_ added: Int) {
    let before = (0..<6_000).map { "line \($0)\n" }.joined()
    let after = before.replacing("line", with: "ligne") + String(repeating: "new\n", count: added)
    #expect(patched(before, diff(before, after)) == after)
  }
}
