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

  @Test func looksIntoFormsThatBeginWithAPlural() {
    expect(
      MissingOther(),
      #""a" = "{g, select, male {1️⃣{n, plural, one {# Tag}}} other {x {n}}}";"#,
      source:
        #""a" = "{g, select, male {{n, plural, one {# day} other {# days}}} other {x {n}}}";"#,
      language: "de",
      ["1️⃣": "the plural of argument 'n' has no text for 'other', which is always needed"]
    )
  }

  @Test func leavesApostrophesToTheirRule() {
    let source = #""a" = "{n, plural, one {# day of {app}} other {# days of {app}}}";"#
    let text = #""a" = "1️⃣{n, plural, one {# jour d'{app}} KEY {# jours d'{app}}}";"#
    let spoilt = text.replacing("1️⃣", with: "").replacing("KEY", with: "other")
    expect(MissingOther(), spoilt, source: source)
    expect(
      MissingOther(),
      text.replacing("KEY", with: "many"),
      source: source,
      ["1️⃣": "the plural of argument 'n' has no text for 'other', which is always needed"]
    )
  }

  @Test func takesOtherAlone() {
    expect(MissingOther(), #""a" = "{n, plural, other {#}}"; "b" = "{g, select, other {x}}";"#)
  }
}
