import Testing

@testable import StringsValidation

@Suite struct PrintfOrderTests {
  @Test func proposesNumbers() {
    expect(
      PrintfOrder(),
      #""a" = "1️⃣%lld%% %@";"#,
      source: #""a" = "%@ %lld%%";"#,
      [
        "1️⃣": "the placeholders stand in another order than in the source text: write %2$lld … %1$@"
      ]
    )
  }

  @Test func takesNumberedOnes() {
    expect(
      PrintfOrder(),
      #""a" = "%2$d %1$@"; "b" = "%@ %@";"#,
      source: #""a" = "%@ %d"; "b" = "%@ %@";"#
    )
  }
}
