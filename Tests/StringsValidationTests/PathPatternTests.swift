import Testing

@testable import StringsValidation

@Suite struct PathPatternTests {
  static let cases: [(pattern: String, path: String, matches: Bool)] = [
    ("Pods", "Pods/x/fr.lproj/a.strings", true), ("Pods", "a/Pods/b", true),
    ("Pods", "a/MyPods/b", false), ("*.strings", "a/b.strings", true),
    ("a/*/c.strings", "a/b/c.strings", true), ("a/*/c.strings", "a/b/b/c.strings", false),
    ("a/**/c.strings", "a/b/b/c.strings", true), ("a/**/c.strings", "a/c.strings", true),
    ("**/fr.lproj/*", "x/y/fr.lproj/a.strings", true), ("a/b", "a/b/c/d.strings", true),
    ("./a/b", "a/b", true), ("?.strings", "ab.strings", false), ("", "a", false),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-d", false),
  ]

  @Test(arguments: cases) func matches(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
