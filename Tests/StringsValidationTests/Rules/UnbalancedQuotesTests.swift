import Testing

@testable import StringsValidation

@Suite struct UnbalancedQuotesTests {
  @Test func pointsAtTheLastMark() {
    expect(
      UnbalancedQuotes(),
      #""a" = "1️⃣« x"; "b" = "「2️⃣「x」"; "c" = "say 3️⃣\"x";"#.replacing("「2️⃣「x」", with: "「「x2️⃣」"),
      [
        "1️⃣": "the quotation marks « » do not come in pairs",
        "2️⃣": "the quotation marks 「 」 do not come in pairs",
        "3️⃣": "the quotation marks \" do not come in pairs",
      ]
    )
  }

  @Test func takesEveryLanguagesMarks() {
    expect(
      UnbalancedQuotes(),
      #""a" = "„x“ “x” »x« ”x” 「『x』」"; "b" = "“x\""; "c" = "5\" “x”";"#
    )
    expect(
      UnbalancedQuotes(),
      #""a" = "דו\"ח"; "b" = "המנכ\"ל"; "c" = "2 ס\"מ"; "d" = "ב\"גוגל\" דו\"ח";"#,
      language: "he"
    )
    expect(UnbalancedQuotes(), #""a" = "5\" phone"; "b" = "\"iPhone 5\""; "c" = "\"5\" x\"";"#)
    expect(
      UnbalancedQuotes(),
      #""a" = "1️⃣\"שלום";"#,
      language: "he",
      ["1️⃣": "the quotation marks \" do not come in pairs"]
    )
    expect(UnbalancedQuotes(), #""a" = "5\"";"#, source: #""a" = "5\"";"#)
  }
}
