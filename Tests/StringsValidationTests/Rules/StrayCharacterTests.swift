import Testing

@testable import StringsValidation

@Suite struct StrayCharacterTests {
  @Test func pointsAtWhatShouldNotBeThere() {
    expect(
      StrayCharacter(),
      #""a" = "b";1️⃣;"# + "\n" + #""c" = "d";"#,
      ["1️⃣": "a second semicolon: one ends the entry, and what follows a second one is not read"]
    )
    expect(
      StrayCharacter(),
      #""a" = "b";"# + "\n1️⃣<<<<<<< HEAD\n" + #""c" = "d";"#,
      ["1️⃣": "a merge conflict marker '<<<<<<<': the conflict was not resolved"]
    )
    expect(
      StrayCharacter(),
      #""a" = "b";1️⃣"# + "\u{A0}\n" + #""c" = "d";"#,
      [
        "1️⃣": "the invisible character U+00A0 NO-BREAK SPACE stands outside quotation marks: "
          + "delete it"
      ]
    )
  }

  @Test func letsCommentsAndTextsHoldAnything() {
    expect(StrayCharacter(), "/* ======= ;; */\n" + #""a" = "=======;;";"#)
  }

  @Test(arguments: ["1️⃣Greeting.\n\"a\" = \"b\";", "\"a\" = \"b\";\n  1️⃣see below;"])
  func pointsAtTheStartOfProse(_ marked: String) {
    expect(
      StrayCharacter(),
      marked,
      ["1️⃣": "found text that is no entry: put notes between /* and */"]
    )
  }
}
