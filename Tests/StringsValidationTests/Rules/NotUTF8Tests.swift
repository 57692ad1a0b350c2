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
}
