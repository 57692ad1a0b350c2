import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct PluralCategoryMissingTests {
  @Test(.enabled(if: knowsPlurals)) func namesTheForms() {
    expect(
      PluralCategoryMissing(),
      #""a" = "{1️⃣n, plural, one {#} other {#}}";"#,
      language: "ru",
      ["1️⃣": "the plural has no form 'few', 'many', which the language 'ru' has"]
    )
  }

  @Test func asksForEverydayNumbersOnly() {
    expect(PluralCategoryMissing(), #""a" = "{n, plural, one {#} other {#}}";"#)
    expect(PluralCategoryMissing(), #""a" = "{n, plural, other {#}}";"#, language: "ru")
    expect(PluralCategoryMissing(), #""a" = "{n, plural, other {#}}";"#, language: "ja")
    expect(PluralCategoryMissing(), #""a" = "{n, plural, =1 {x} other {#}}";"#, language: "en")
  }

  @Test(.enabled(if: knowsPlurals)) func looksAtFormsOfAStringsdict() {
    let example = RuleExample(
      RuleExample.plural(one: "%d", other: "%d"),
      language: "pl",
      file: "D.stringsdict"
    )
    let found = ExampleRun.findings(PluralCategoryMissing(), example)
    #expect(
      found.map(\.message) == ["the plural has no form 'few', 'many', which the language 'pl' has"]
    )
  }

  @Test func leavesAMisspeltFormToItsRule() {
    expect(
      PluralCategoryMissing(),
      #""a" = "{n, plural, one {#} fev {#} many {#} other {#}}";"#,
      language: "ru"
    )
  }
}
