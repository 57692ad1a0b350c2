import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct DuplicateKeyTests {
  @Test func isLouderWhenTheTextsDiffer() {
    let table = #""a" = "b"; "a" = "c"; "d" = "e"; "d" = "e";"#
    let found = ExampleRun.findings(DuplicateKey(), RuleExample(table))
    #expect(found.map(\.severity) == [.error, .warning])
    expect(
      DuplicateKey(),
      #""a" = "b"; 1️⃣"a" = "c"; "d" = "e"; 2️⃣"d" = "e";"#,
      [
        "1️⃣": "the key is given a second time with another text: 'b' is never shown",
        "2️⃣": "the key is given a second time with the same text",
      ]
    )
  }

  @Test func comparesKeysAsTheyAreRead() {
    expect(
      DuplicateKey(),
      #""caf\U00E9" = "b";"# + "\n1️⃣\"café\" = \"c\";",
      ["1️⃣": "the key is given a second time with another text: 'b' is never shown"]
    )
    expect(DuplicateKey(), #""a" = "b"; "A" = "b";"#)
  }

  @Test func seesThemInOtherFormats() {
    expect(
      DuplicateKey(),
      "<plist><dict><key>a</key><string>b</string>1️⃣".replacing("1️⃣", with: "")
        + "\n<key>1️⃣a</key><string>c</string></dict></plist>",
      ["1️⃣": "the key 'a' is given a second time, after line 1"]
    )
    expect(
      DuplicateKey(),
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a b\": {},\n1️⃣\"a b\": {}}}",
      file: "Localizable.xcstrings",
      ["1️⃣": "the key 'a b' is given a second time, after line 1"]
    )
  }

  @Test func keepsTheTextThatIsShown() {
    let example = RuleExample(#""a" = "b";"# + "\n" + #""a" = "c";"# + "\n")
    let fixes = ExampleRun.findings(DuplicateKey(), example).compactMap(\.fix)
    #expect(fixes.map(\.safety) == [.unsafe])
    #expect(FixApplication(fixes, to: example.bytes).bytes == Array(#""a" = "c";"#.utf8) + [10])
  }

  @Test func leavesBothSidesOfAConflict() {
    expect(
      DuplicateKey(),
      """
      <<<<<<< HEAD
      "a" = "b";
      =======
      "a" = "c";
      >>>>>>> other
      "d" = "e";
      1️⃣"d" = "e";
      """,
      ["1️⃣": "the key is given a second time with the same text"]
    )
  }
}
