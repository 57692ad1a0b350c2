import Testing

@testable import StringsValidation

@Suite struct SameAsSourceTests {
  @Test func countsWords() {
    expect(
      SameAsSource(),
      #""a" = 1️⃣"Ask me later"; "b" = "OK"; "c" = "No, thanks"; "d" = "%@ %@ {name} 1 2";"#,
      source: #""a" = "Ask me later"; "b" = "OK"; "c" = "No, thanks"; "d" = "%@ %@ {name} 1 2";"#,
      ["1️⃣": "the text is the same as in the source language"]
    )
  }

  @Test func letsVarietiesOfALanguageAgree() {
    expect(
      SameAsSource(),
      #""a" = "Ask me later";"#,
      source: #""a" = "Ask me later";"#,
      language: "en-GB"
    )
  }
}
