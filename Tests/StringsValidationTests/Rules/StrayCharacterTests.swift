import Diagnostics
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

  @Test(arguments: ["T.strings", "T.stringsdict", "T.xcstrings"])
  func reportsAConflictOnTheFirstLine(_ file: String) {
    let text = file.hasSuffix(".strings") ? "\"a\" = \"b\";" : "{"
    let found = ExampleRun.findings(
      StrayCharacter(),
      RuleExample("<<<<<<< HEAD\n\(text)", file: file)
    )
    #expect(found.map { $0.place.range?.lowerBound.description } == ["1:1"])
    #expect(found.first?.message.hasPrefix("a merge conflict marker '<<<<<<<'") == true)
  }

  @Test func reportsAConflictInsideAPropertyList() {
    let whole = RuleExample.plural(one: "%d day", other: "%d days")
    let parts = whole.split(separator: "\n", maxSplits: 2)
    let broken = parts.prefix(2).joined(separator: "\n") + "\n=======\n" + (parts.last ?? "")
    let found = ExampleRun.findings(
      StrayCharacter(),
      RuleExample(broken.replacing("<string>d</string>", with: "<string>d"), file: "T.stringsdict")
    )
    #expect(found.map { $0.place.range?.lowerBound.description } == ["3:1"])
  }

  @Test(arguments: ["\u{A0}", "\u{3000}", "\u{2009}", "\u{200B}", "\u{200F}", "\u{85}"])
  func findsBlanksRoundTheEqualsSign(_ blank: String) {
    for line in [
      "\"k\"\(blank)= \"C\";", "\"k\" \(blank)= \"C\";", "\"k\" =\(blank)\"C\";",
      "\"k\"\(blank) \(blank)=\(blank) \"C\";", "k\(blank)= \"C\";",
    ] {
      let file = "\"f\" = \"F\";\n\(line)\n\"l\" = \"L\";"
      let found = TableCheck(ActiveRules()).findings(
        in: ExampleRun.table(file.utf8, "fr", "A.strings"),
        source: ExampleRun.table(#""f"="E";"k"="B";"l"="M";"#.utf8, "en", "A.strings")
      )
      #expect(Set(found.map(\.rule)) == ["stray-character"], Comment(rawValue: line))
      let mended = FixApplication(found.compactMap(\.fix), toStrings: Array(file.utf8)).bytes
      let whole = file.replacing(blank, with: "")
      #expect(String(decoding: mended, as: UTF8.self) == whole)
    }
  }
}
