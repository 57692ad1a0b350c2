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

  /// What stands in an entry of a catalog belongs to the key of the entry, also for suppressions.
  @Test func namesTheEntryOfACatalog() {
    let unit = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"rate": {"localizations": {
      "fr": \(unit), "fr": \(unit)}}}}
      """
    let found = ExampleRun.findings(DuplicateKey(), RuleExample(catalog, file: "A.xcstrings"))
    #expect(found.map(\.key) == ["rate"])
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

  /// A file with a repeated key, and what is left of it.
  struct Repeat: Sendable {
    var file: String
    var safe: String
    var unsafe: String

    init(_ file: String, safe: String? = nil, unsafe: String? = nil) {
      self.file = file
      self.safe = safe ?? file
      self.unsafe = unsafe ?? self.safe
    }
  }

  @Test(arguments: [
    Repeat("/* n */\n\"a\" = \"b\";\n\"a\" = \"b\";\n", safe: "/* n */\n\"a\" = \"b\";\n"),
    Repeat("\"a\" = \"b\"; // n\n\"a\" = \"b\";\n", safe: "\"a\" = \"b\"; // n\n"),
    Repeat("\"a\" = \"b\";\n/* n */\n\"a\" = \"b\";\n", safe: "/* n */\n\"a\" = \"b\";\n"),
    Repeat(
      "// MARK: - Buttons\n\"a\" = \"b\";\n\"c\" = \"d\";\n\"a\" = \"b\";\n",
      safe: "// MARK: - Buttons\n\"a\" = \"b\";\n\"c\" = \"d\";\n"
    ),
    Repeat(
      "/* n */\n\"a\" = \"b\";\n/* m */\n\"a\" = \"b\";\n",
      unsafe: "/* m */\n\"a\" = \"b\";\n"
    ),
    Repeat("/* reviewprompts:ignore too-long: why */\n\"a\" = \"b\";\n\"a\" = \"c\";\n"),
    Repeat("\"a\" = /* n */ \"b\";\n\"a\" = \"b\";\n", safe: "\"a\" = /* n */ \"b\";\n"),
  ])
  func deletesNoCommentSafely(_ test: Repeat) {
    let example = RuleExample(test.file)
    let fixes = ExampleRun.findings(DuplicateKey(), example).compactMap(\.fix)
    let safe = FixApplication(fixes.filter { $0.safety == .safe }, to: example.bytes).bytes
    #expect(String(decoding: safe, as: UTF8.self) == test.safe)
    let all = FixApplication(fixes, to: example.bytes).bytes
    #expect(String(decoding: all, as: UTF8.self) == test.unsafe)
  }
}
