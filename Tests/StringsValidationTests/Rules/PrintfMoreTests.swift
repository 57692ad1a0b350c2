import Testing

@testable import StringsValidation

@Suite struct PrintfMoreTests {
  @Test func pointsAtTheFirstThatIsTooMany() {
    expect(
      PrintfMore(),
      #""a" = "%@ 1️⃣%@"; "b" = "2️⃣%3$@ %1$@ %2$@"; "c" = "x 3️⃣%@";"#,
      source: #""a" = "%@"; "b" = "%1$@ %2$@"; "c" = "x";"#,
      [
        "1️⃣": "the text has placeholders for 2 values, the source text for 1",
        "2️⃣": "the text has placeholders for 3 values, the source text for 2",
        "3️⃣": "the text has placeholders for 1 values, the source text for none",
      ]
    )
  }

  @Test func comparesByArgument() {
    expect(
      PrintfMore(),
      #""a" = "%2$d %1$@"; "b" = "%1$@ %1$@"; "c" = "100% de"; "d" = "100%-osan"; "e" = "50 %";"#,
      source: #""a" = "%@ %d"; "b" = "%@"; "c" = "x"; "d" = "x"; "e" = "x";"#
    )
  }
}
