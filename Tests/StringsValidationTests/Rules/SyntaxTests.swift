import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct SyntaxTests {
  @Test func pointsAtTheMissingSemicolon() {
    expect(
      Syntax(),
      #""a" = "b"1️⃣"# + "\n" + #""c" = "d";"#,
      ["1️⃣": "missing semicolon after the value"]
    )
  }

  @Test func reportsEveryFaultOfAFile() {
    expect(
      Syntax(),
      #""a" = "b"1️⃣"# + "\n" + #""c"2️⃣: "d";"# + "\n" + #""e" = "f"3️⃣"#,
      [
        "1️⃣": "missing semicolon after the value",
        "2️⃣": "found ':' after the key: expected '='",
        "3️⃣": "missing semicolon after the value",
      ]
    )
  }

  @Test func reportsAPropertyListInXMLThatIsBroken() {
    expect(
      Syntax(),
      "<?xml version=\"1.0\"?>\n<plist><dict>\n<key>a</key>1️⃣</dict></plist>",
      file: "Days.stringsdict",
      ["1️⃣": "the key has no value"]
    )
  }

  @Test(arguments: [
    (
      "<key>a</key>1️⃣<key>b</key>",
      "the key before this one has no text: expected <string> or <dict>"
    ),
    ("1️⃣text", "expected a tag such as <key> or <string>, found 'text</dict></plist>'"),
    (
      "<key>a</key><string>x 1️⃣<b>y</b></string>",
      "expected </string>, found '<b>y</b></string></dict>'; write '<' in a text as '&lt;'"
    ),
    ("<key>a</key><string>x1️⃣</dict>", "expected </string>, found '</dict></dict></plist>'"),
  ])
  func saysWhatAPropertyListLacks(_ text: String, _ message: String) {
    expect(
      Syntax(),
      "<plist><dict>\(text)</dict></plist>",
      file: "Days.stringsdict",
      ["1️⃣": message]
    )
  }

  @Test func reportsATrailingCommaOfACatalog() {
    expect(
      Syntax(),
      "{\"strings\": {\"a\": {},1️⃣}}",
      file: "Localizable.xcstrings",
      ["1️⃣": "expected a key in double quotes, found '}': delete the comma before it"]
    )
  }

  @Test func reportsACatalogThatIsBroken() {
    expect(
      Syntax(),
      "{\n  \"strings\": {1️⃣]\n}",
      file: "Localizable.xcstrings",
      ["1️⃣": "expected a key in double quotes, found ']'"]
    )
  }

  @Test func leavesOtherFaultsToTheirRules() {
    expect(Syntax(), #""a" = "b";;"#)
  }

  @Test func pointsAtAQuotationMarkThatIsNotEscaped() {
    expect(
      Syntax(),
      #""a" = "é 1️⃣"b" c";"#,
      [
        "1️⃣":
          #"a quotation mark inside the value ends it here: write \" for a mark that is part of it"#
      ]
    )
  }

  @Test func warnsOfAFileWithoutBytes() {
    let found = ExampleRun.findings(Syntax(), RuleExample(""))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func saysAfterWhatAMarkStands() {
    expect(
      Syntax(),
      #""a"1️⃣: "x"2️⃣,"# + "\n" + #""b" =3️⃣: "y";"# + "\n" + #""c" 4️⃣:= "z";"#,
      [
        "1️⃣": "found ':' after the key: expected '='",
        "2️⃣": "found ',' after the value: expected a semicolon",
        "3️⃣": "missing value after '=': found ':', expected text in quotation marks",
        "4️⃣": "missing '=' after the key: found ':'",
      ]
    )
  }

  @Test func leavesAnEntryThatIsBrokenToThisRule() {
    let example = RuleExample(
      #""k" = ""ça" va"; "l" = "C’est "ça"";"#,
      source: #""k" = "A"; "l" = "B";"#
    )
    let found = ExampleRun.findings(example, ActiveRules())
    #expect(Set(found.map(\.rule)) == ["syntax"])
  }

  @Test func tellsACommaFromAnEqualsSign() {
    expect(
      Syntax(),
      "\"k\"1️⃣, \"C\";\n\"l\" = \"L\";",
      ["1️⃣": "found ',' after the key: expected '='"]
    )
    expect(
      Syntax(),
      "\"k\" 1️⃣, \"C\";\n\"l\" = \"L\";",
      ["1️⃣": "found ',' after the key: expected '='"]
    )
    let file = "\"k\", \"C\";\n\"l\" = \"L\";"
    let fixes = ExampleRun.findings(Syntax(), RuleExample(file)).compactMap(\.fix)
    let mended = FixApplication(fixes, toStrings: Array(file.utf8)).bytes
    #expect(String(decoding: mended, as: UTF8.self) == "\"k\"= \"C\";\n\"l\" = \"L\";")
  }

  @Test func seesThatTheNextEntryIsNoValue() {
    let file = "\"k\" 1️⃣=\n\"m\" = \"D\";\n\"n\" = \"E\";"
    expect(Syntax(), file, ["1️⃣": "missing value after '=': the next entry begins at line 2"])
    let source = #""k" = "k"; "m" = "m"; "n" = "n";"#
    expect(MissingKey(), file.replacing("1️⃣", with: ""), source: source)
    expect(Syntax(), "\"k\" =\n  \"m = D\";")
  }
}
