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
}
