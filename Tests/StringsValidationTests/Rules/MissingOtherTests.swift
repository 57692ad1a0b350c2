import Testing

@testable import StringsValidation

@Suite struct MissingOtherTests {
  @Test func saysThatOtherIsAlwaysNeeded() {
    expect(
      MissingOther(),
      #""a" = "1️⃣{n, plural, one {#}}";"#,
      ["1️⃣": "the plural of argument 'n' has no text for 'other', which is always needed"]
    )
  }

  @Test func namesATranslatedKeyword() {
    expect(
      MissingOther(),
      #""a" = "{n, plural, one {autre} 1️⃣autre {#}}";"#,
      [
        "1️⃣": "the keyword 'autre' is none, and there is no text for 'other': did you mean 'other'?"
      ]
    )
  }

  @Test func takesOtherAlone() {
    expect(MissingOther(), #""a" = "{n, plural, other {#}}"; "b" = "{g, select, other {x}}";"#)
  }
}
