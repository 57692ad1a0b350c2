import Testing

@testable import StringsValidation

@Suite struct MissingOtherFormTests {
  @Test func saysWhatThereIs() {
    expect(
      MissingOtherForm(),
      RuleExample.plural(one: "%d", other: nil).replacing(
        "<key>days</key><dict>\n      <",
        with: "<key>1️⃣days</key><dict>\n      <"
      ),
      file: "D.stringsdict",
      ["1️⃣": "the plural 'days' has no form 'other', which is always needed; it has only one"]
    )
  }

  @Test func looksAtCatalogs() {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"%lld days": {"localizations": {"fr": {
        "variations": {1️⃣"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld"}}}}
      }}}}}
      """#
    expect(
      MissingOtherForm(),
      text,
      file: "Localizable.xcstrings",
      ["1️⃣": "the plural has no form 'other', which is always needed; it has only one"]
    )
  }
}
