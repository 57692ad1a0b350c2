import Testing

@testable import StringsValidation

@Suite struct UnterminatedCommentTests {
  @Test func pointsAtItsBeginning() {
    expect(
      UnterminatedComment(),
      #""a" = "b";"# + "\n1️⃣/* note\n" + #""c" = "d";"#,
      ["1️⃣": "the comment that begins here is never closed: expected '*/'"]
    )
  }

  @Test func takesClosedComments() {
    expect(UnterminatedComment(), "/* a */ // b /*\n" + #""a" = "b"; /* c */"#)
  }
}
