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

  @Test func takesLocalizedPages() {
    expect(
      URLChanged(),
      #""a" = "https://fr.example.com/aide"; "b" = "%@"; "c" = "http://example.com";"#,
      source: #""a" = "https://www.example.com/help"; "b" = "%@"; "c" = "https://example.com!";"#
    )
  }
}
