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
}
