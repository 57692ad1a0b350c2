import Testing

@testable import StoreLinks

struct TextPatternTests {
  @Test(
    arguments: [
      ("abc", ["abc"], ["", "ab", "abcd", "ABC"]),
      ("[a-c]+", ["a", "abccba"], ["", "d", "abd"]),
      ("[^a-c]*", ["", "xyz"], ["xay"]),
      ("a|bc|", ["a", "bc", ""], ["b", "abc"]),
      ("(ab)*", ["", "abab"], ["aba"]),
      ("(a*)*", ["", "aaaa"], ["b", "aab"]),
      ("a{2}", ["aa"], ["a", "aaa"]),
      ("a{2,}", ["aa", "aaaaa"], ["a"]),
      ("a{1,3}b?", ["a", "aaab"], ["aaaa", "b"]),
      ("[A-Za-z0-9_-]+\\.", ["a-b_."], ["a.b"]),
      ("[\\]\\-]", ["]", "-"], ["\\"]),
      (".", ["é", "😀"], ["", "ab"]),
    ]
  )
  func `a pattern matches the whole of a text`(
    _ pattern: String,
    _ good: [String],
    _ bad: [String]
  ) throws {
    let pattern = try TextPattern(pattern)
    for text in good { #expect(pattern.matches(text), "\(text)") }
    for text in bad { #expect(!pattern.matches(text), "\(text)") }
  }

  @Test(arguments: [("[a-z]+\\.[a-z]+", "com.exa-mple", 7), ("ab", "xb", 0), ("ab", "abc", 2)])
  func `a pattern knows how far a text is good`(_ pattern: String, _ text: String, _ reach: Int)
    throws
  {
    #expect(try TextPattern(pattern).reach(in: text) == reach)
  }

  @Test(
    arguments: [
      ("(", "')'"), (")", "'(' before ')'"), ("[a", "']'"), ("*a", "something before '*'"),
      ("a{", "a number up to 2048"), ("a{2", "'}'"), ("a{3,2}", "a count"),
      ("[b-a]", "a range that goes up"), ("a\\", "a character after '\\'"),
      ("a{9999}", "a number up to 2048"),
    ]
  )
  func `a pattern that cannot be read says what it lacks`(_ pattern: String, _ expected: String) {
    #expect(throws: TextPatternError(expected: expected)) { try TextPattern(pattern) }
  }

  @Test func `no text makes matching run away`() throws {
    let pattern = try TextPattern("((a|a)*)*b")
    #expect(!pattern.matches(String(repeating: "a", count: 300)))
    #expect(!pattern.matches(String(repeating: "a", count: 100_000)))
  }
}
