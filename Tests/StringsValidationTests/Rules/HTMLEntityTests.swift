import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct HTMLEntityTests {
  @Test func namesTheCharacter() {
    expect(
      HTMLEntity(),
      #""a" = "x 1️⃣&amp; y2️⃣&#39;";"#,
      source: #""a" = "x";"#,
      [
        "1️⃣": "'&amp;' is shown as it stands: write '&'",
        "2️⃣": "'&#39;' is shown as it stands: write '’'",
      ]
    )
  }

  @Test(arguments: [
    ("Eacute", "'É'"), ("oelig", "'œ'"), ("euro", "'€'"), ("deg", "'°'"), ("bull", "'•'"),
    ("trade", "'™'"), ("#x27", "'’'"), ("#x2019", "'’'"), ("#8217", "'’'"), ("thetasym", "'ϑ'"),
    ("quot", "'\\\"'"), ("nbsp", "U+00A0 NO-BREAK SPACE, in .strings '\\U00A0'"),
  ])
  func knowsNamesAndNumbers(_ name: String, _ advice: String) {
    expect(
      HTMLEntity(),
      "\"a\" = \"x 1️⃣&\(name); y\";",
      source: #""a" = "x";"#,
      ["1️⃣": "'&\(name);' is shown as it stands: write \(advice)"]
    )
  }

  @Test(arguments: ["#0", "#x1F", "#xD800", "#x110000", "#", "Copy", "euros"])
  func takesWhatStandsForNothing(_ name: String) {
    expect(HTMLEntity(), "\"a\" = \"x &\(name); y\";")
  }

  @Test(arguments: [
    ("&amp;amp;", "'&amp;amp;' is shown as '&amp;': write '&amp;'"),
    ("&amp;lt;", "'&amp;lt;' is shown as '&lt;': write '&lt;'"),
    ("&amp;quot;", "'&amp;quot;' is shown as '&quot;': write '\"'"),
    ("<![CDATA[&amp;]]>", "'&amp;' is shown as it stands: write '&'"),
  ])
  func spellsTheCharacterAsXMLDoes(_ written: String, _ message: String) {
    let text = RuleExample.plural(one: "%d", other: "%d Tag \(written) x")
    let found = ExampleRun.findings(HTMLEntity(), RuleExample(text, file: "Days.stringsdict"))
    #expect(found.map(\.message) == [message])
    #expect(found.compactMap(\.fix).isEmpty)
  }

  @Test func spellsTheCharacterAsJSONDoes() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "x &quot;y z"}}}}}}
      """
    let example = RuleExample(catalog, file: "Localizable.xcstrings")
    let found = ExampleRun.findings(HTMLEntity(), example)
    #expect(found.map(\.message) == ["'&quot;' is shown as it stands: write '\\\"'"])
  }

  @Test func takesMarkupAndAmpersands() {
    expect(HTMLEntity(), #""a" = "x & y; z"; "b" = "<b>a &amp; b</b>"; "c" = "&unknown;";"#)
    expect(HTMLEntity(), #""a" = "x &amp; y";"#, source: #""a" = "x &amp; y";"#)
  }
}
