import Testing

@testable import StringsValidation

@Suite struct SameWordsAsSourceTests {
  @Test func reportsShortTexts() {
    expect(
      SameWordsAsSource(),
      #""a" = 1️⃣"Update"; "b" = "Ask me later";"#,
      source: #""a" = "Update"; "b" = "Ask me later";"#,
      ["1️⃣": "the text is the same as in the source language"]
    )
  }

  @Test func isOnlyUsedWhenAskedFor() {
    #expect(ActiveRules([SameWordsAsSource()]).text.isEmpty)
  }
}
