import Testing

@testable import StringsValidation

@Suite struct ArgumentTypeTests {
  @Test func namesBothUses() {
    expect(
      ArgumentType(),
      #""a" = "1️⃣{d, number}"; "b" = "2️⃣{n, select, one {x} other {y}}";"#,
      source: #""a" = "{d, date}"; "b" = "{n, plural, one {x} other {y}}";"#,
      [
        "1️⃣": "the argument '{d}' is used as 'number', in the source text as 'date'",
        "2️⃣": "the argument '{n}' is used as 'select', in the source text as 'plural'",
      ]
    )
  }

  @Test func takesNumbersForPlurals() {
    expect(
      ArgumentType(),
      #""a" = "{n, number} {n, plural, other {#}}"; "b" = "{n}";"#,
      source: #""a" = "{n, plural, one {#} other {#}}"; "b" = "{n, number}";"#
    )
  }
}
