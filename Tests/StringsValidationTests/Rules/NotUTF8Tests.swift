import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct NotUTF8Tests {
  @Test func namesTheByteAndTheLikelyCharset() {
    let example = RuleExample("\"a\" = \"caf\u{E9} cr\u{E8}me\";", storedAs: .latin1)
    let found = ExampleRun.findings(NotUTF8(), example)
    #expect(found.map { $0.place.range?.lowerBound.column } == [11])
    #expect(found.first?.message.hasPrefix("byte 0xE9 is no UTF-8; the file looks like") == true)
  }

  @Test func takesEveryCharacterOfUTF8() {
    expect(NotUTF8(), #""a" = "é 日 😀";"#)
  }

  @Test(arguments: [
    ("pl", [0xB9, 0xEA, 0x9C] as [UInt8], "windows-1250 (Central European)"),
    ("he", [0xF9, 0xEC, 0xE5, 0xED], "windows-1255 (Hebrew)"),
    ("el", [0xC3, 0xE5, 0xE9, 0xDC], "windows-1253 (Greek)"),
    ("tr", [0xFE, 0xF0, 0xFD], "windows-1254 (Turkish)"),
    ("ko", [0xBE, 0xC8, 0xB3, 0xE7], "EUC-KR (Korean)"),
    ("zh-Hant", [0xA7, 0x41, 0xA6, 0x6E], "Big5 (traditional Chinese)"),
    ("zh-Hans", [0xC4, 0xE3, 0xBA, 0xC3], "GB 18030 (Chinese)"),
    ("ja", [0x93, 0xFA, 0x96, 0x7B], "Shift-JIS (Japanese)"),
    ("fr", [0x63, 0xE9], "windows-1252 (Western European)"),
    ("fr", [0x63, 0x8E], "MacRoman (Western European, old Mac)"),
  ])
  func guessesByTheLanguageOfTheFolder(_ language: String, _ text: [UInt8], _ name: String) {
    let file = Array("\"a\" = \"".utf8) + text + Array("\";\n".utf8)
    let found = TableCheck(ActiveRules([NotUTF8()])).findings(
      in: ExampleRun.table(file, language, "A.strings")
    )
    #expect(found.map { $0.message.contains("looks like \(name)") } == [true])
  }

  @Test func saysThatTheRestIsUTF8() {
    let file = Array("\"a\" = \"é è à ".utf8) + [0xE9] + Array("\";\n".utf8)
    let found = TableCheck(ActiveRules([NotUTF8()])).findings(
      in: ExampleRun.table(file, "fr", "A.strings")
    )
    let message =
      "byte 0xE9 is no UTF-8; the rest of the file is: type the character again and save the file"
      + " as UTF-8"
    #expect(found.map(\.message) == [message])
  }

  @Test(
    arguments: [
      [0x95, 0x5C, 0x8E, 0xA6], [0x83, 0x5C, 0x83, 0x74, 0x20], [0xC3, 0x20, 0xA9],
    ] as [[UInt8]]
  )
  func offersNoFixWhereBytesAreNoCharacters(_ text: [UInt8]) {
    let file =
      Array("\"k\" = \"".utf8) + text + Array("\";\n\"e\" = \"a  b \\’\";;\n\"a\" : \"b\";".utf8)
    let found = TableCheck(ActiveRules()).findings(
      in: ExampleRun.table(file, "ja", "A.strings"),
      source: ExampleRun.table("\"k\" = \"See http://a.example.\";".utf8, "en", "A.strings")
    )
    #expect(found.compactMap(\.fix).isEmpty)
    #expect(found.filter { $0.key == "k" }.map(\.rule) == [])
    #expect(found.contains { $0.rule == "not-utf8" })
    #expect(found.contains { $0.rule == "double-blank" })
  }

  @Test(arguments: [
    ("ISO-8859-1", "é", "the file declares 'ISO-8859-1' and is UTF-8: write encoding=\"UTF-8\""),
    ("UTF-16", "e", "the file declares 'UTF-16' and is UTF-8: write encoding=\"UTF-8\""),
    ("Shift_JIS", "日", "the file declares 'Shift_JIS' and is UTF-8: write encoding=\"UTF-8\""),
  ])
  func comparesThePropertyListWithItsDeclaration(
    _ charset: String,
    _ text: String,
    _ message: String
  ) {
    let rest =
      "\"?>\n<plist><dict><key>a</key><string>\(text)</string></dict></plist>"
    let start = "<?xml version=\"1.0\" encoding=\""
    expect(
      NotUTF8(),
      start + "1️⃣" + charset + rest,
      file: "T.stringsdict",
      ["1️⃣": message]
    )
    expect(NotUTF8(), start + "utf-8" + rest, file: "T.stringsdict")
  }

  @Test func takesADeclarationThatHoldsAllLetters() {
    expect(
      NotUTF8(),
      "<?xml version=\"1.0\" encoding='US-ASCII'?>\n<plist><dict></dict></plist>",
      file: "T.stringsdict"
    )
  }

  @Test func namesTheLineAndTheDeclarationOfAPropertyList() {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<plist><dict>\n<key>a</key>"
      + "<string>\u{E9}t\u{E9}</string></dict></plist>"
    let found = ExampleRun.findings(
      NotUTF8(),
      RuleExample(text, file: "T.stringsdict", storedAs: .latin1)
    )
    #expect(found.map { $0.place.range?.lowerBound.description } == ["3:21"])
    let message =
      "the file is no UTF-8: save it as UTF-8 and write encoding=\"UTF-8\" in place of"
      + " 'ISO-8859-1'"
    #expect(found.map(\.message) == [message])
  }
}
