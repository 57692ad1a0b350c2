import Testing

@testable import StringsValidation

@Suite struct PluralVariableTests {
  @Test func proposesTheNearest() {
    expect(
      PluralVariable(),
      RuleExample.plural(format: "1️⃣%#@dais@", one: "%d", other: "%d")
        .replacing("<key>days</key><dict>\n      <", with: "<key>2️⃣days</key><dict>\n      <"),
      file: "D.stringsdict",
      [
        "1️⃣": "the text names the plural '%#@dais@', which is not defined; did you mean 'days'?",
        "2️⃣": "the plural 'days' is defined, but no text names it as '%#@days@'",
      ]
    )
  }

  @Test func looksAtSubstitutionsOfCatalogs() {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"a b": {"localizations": {"fr": {
        "stringUnit": {"state": "translated", "value": 1️⃣"%#@days@"}
      }}}}}
      """#
    expect(
      PluralVariable(),
      text,
      file: "Localizable.xcstrings",
      ["1️⃣": "the text names the plural '%#@days@', which is not defined"]
    )
  }
}
