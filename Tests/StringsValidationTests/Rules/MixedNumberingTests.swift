import Testing

@testable import StringsValidation

@Suite struct MixedNumberingTests {
  @Test func pointsAtTheOneWithout() {
    expect(
      MixedNumbering(),
      #""a" = "%1$@ 1️⃣%@";"#,
      source: #""a" = "%1$@ %2$@";"#,
      ["1️⃣": "this placeholder has no number although others of the text have"]
    )
  }

  @Test func takesEitherKind() {
    expect(MixedNumbering(), #""a" = "%1$@ %2$d %%"; "b" = "%@ %d";"#)
  }
}
