import Diagnostics
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

  @Test func reportsACommentThatOnlyTheNextOneCloses() {
    expect(
      UnterminatedComment(),
      "1️⃣/* Un\n\"a\"=\"Pomme\";\n/* Deux */\n\"b\" = \"c\";",
      [
        "1️⃣": "the comment that begins here is not closed before the next '/*' on line 3: the"
          + " entries between them are part of it"
      ]
    )
  }

  @Test(arguments: [
    "/* see /* in C */", "/* old:\n\"a\" = \"b\";\n*/", "/* a\n /* b\n*/",
    "/* x\ntext = more\n/* y */", "// a /*\n\"a\" = \"b\";\n/* c */",
  ])
  func takesCommentsThatSpeakOfComments(_ comment: String) {
    expect(UnterminatedComment(), comment + "\n\"z\" = \"b\";")
  }
}
