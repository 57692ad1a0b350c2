import Testing

@testable import StringsValidation

@Suite struct PluralValueTypeTests {
  @Test func namesTheTypeThatIsWanted() {
    expect(
      PluralValueType(),
      RuleExample.plural(valueType: "1️⃣@", one: "%@", other: "%@"),
      file: "D.stringsdict",
      ["1️⃣": "the plural 'days' needs a number type such as 'd', found '@'"]
    )
    expect(
      PluralValueType(),
      RuleExample.plural(valueType: "li", one: "1️⃣%@ jour", other: "%li jours"),
      file: "D.stringsdict",
      ["1️⃣": "'%@' does not match the number type 'li'"]
    )
  }

  @Test func takesTypesOfOneKind() {
    expect(
      PluralValueType(),
      RuleExample.plural(valueType: "lld", one: "un", other: "%d"),
      file: "D.stringsdict"
    )
  }
}
