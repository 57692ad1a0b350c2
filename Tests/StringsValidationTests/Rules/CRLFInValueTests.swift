import Testing

@testable import StringsValidation

@Suite struct CRLFInValueTests {
  @Test func pointsAtTheFirst() {
    expect(
      CRLFInValue(),
      #""a" = "b1️⃣\r\nc\r\n";"#,
      ["1️⃣": "the text holds a carriage return: a line feed is enough"]
    )
  }

  @Test func takesLineFeeds() {
    expect(CRLFInValue(), "\"a\" = \"b\\nc\";\r\n")
  }
}
