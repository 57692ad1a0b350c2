import Testing

@testable import StringsValidation

@Suite struct SelectKeywordTests {
  @Test func namesTheKeywordsOfTheSource() {
    expect(
      SelectKeyword(),
      #""a" = "{g, select, 1️⃣femme {x} other {y}}";"#,
      source: #""a" = "{g, select, female {x} other {y}}";"#,
      ["1️⃣": "the source text has no keyword 'femme'; it has female, other"]
    )
  }

  @Test func takesFewerKeywords() {
    expect(
      SelectKeyword(),
      #""a" = "{g, select, other {y}}";"#,
      source: #""a" = "{g, select, female {x} other {y}}";"#
    )
  }
}
