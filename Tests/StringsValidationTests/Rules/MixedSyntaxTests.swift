import Testing

@testable import StringsValidation

@Suite struct MixedSyntaxTests {
  @Test func pointsAtThePlaceholder() {
    expect(
      MixedSyntax(),
      #""a" = "{name} 1️⃣%d";"#,
      [
        "1️⃣": "the text has placeholders of two kinds, '{name}' and this one: "
          + "only one kind is filled in"
      ]
    )
  }

  @Test func takesAPercentSign() {
    expect(MixedSyntax(), #""a" = "{n}% off"; "b" = "100% {n}"; "c" = "{ %@ }";"#)
  }
}
