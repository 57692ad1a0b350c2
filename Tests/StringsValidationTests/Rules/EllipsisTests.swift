import Testing

@testable import StringsValidation

@Suite struct EllipsisTests {
  @Test func pointsAtTheDots() {
    expect(
      Ellipsis(),
      #""a" = "x1️⃣...";"#,
      source: #""a" = "x…";"#,
      ["1️⃣": "three full stops: write the character '…'"]
    )
  }

  @Test func followsTheSource() {
    expect(Ellipsis(), #""a" = "x...";"#, source: #""a" = "x...";"#)
  }
}
