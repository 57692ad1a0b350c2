import Testing

@testable import StringsValidation

@Suite struct URLChangedTests {
  @Test func namesTheAddress() {
    expect(
      URLChanged(),
      #""a" = 1️⃣"x"; "b" = 2️⃣"a@b.org";"#,
      source: #""a" = "see https://www.example.com/x."; "b" = "mail a@b.com";"#,
      [
        "1️⃣": "the address 'example.com' of the source text is missing",
        "2️⃣": "the address 'a@b.com' of the source text is missing",
      ]
    )
  }

  @Test(arguments: [
    "help@example.comまで", "至help@example.com", "help@example.com으로", "メール：help@example.com。",
    "ที่help@example.comเลย",
  ])
  func findsAddressesBetweenLetters(_ text: String) {
    let table = "\"a\" = \"\(text)\";"
    expect(URLChanged(), table, source: #""a" = "mail help@example.com";"#, language: "ja")
    let site = table.replacing("help@", with: "https://")
    expect(URLChanged(), site, source: #""a" = "see https://example.com";"#, language: "ja")
    expect(
      URLChanged(),
      "\"a\" = 1️⃣\"\(text)\";",
      source: #""a" = "mail help@example.org";"#,
      language: "ja",
      ["1️⃣": "the address 'help@example.org' of the source text is missing"]
    )
  }

  @Test func takesLocalizedPages() {
    expect(
      URLChanged(),
      #""a" = "https://fr.example.com/aide"; "b" = "%@"; "c" = "http://example.com";"#,
      source: #""a" = "https://www.example.com/help"; "b" = "%@"; "c" = "https://example.com!";"#
    )
  }
}
