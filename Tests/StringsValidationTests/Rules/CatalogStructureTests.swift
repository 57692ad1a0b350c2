import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct CatalogStructureTests {
  private func found(_ text: String) -> [String] {
    ExampleRun.findings(CatalogStructure(), RuleExample(text, file: "T.xcstrings"))
      .map { "\($0.severity): \($0.message)" }
  }

  private func found(entry: String) -> [String] {
    found(#"{"sourceLanguage": "en", "version": "1.0", "strings": {"Rate": \#(entry)}}"#)
  }

  private func found(french: String) -> [String] {
    found(entry: #"{"localizations": {"fr": \#(french)}}"#)
  }

  @Test func namesMissingFields() {
    #expect(
      found(#"{"strings": {}}"#) == [
        "warning: the catalog has no text under 'sourceLanguage': expected a language such as 'en'",
        "warning: the catalog has no text under 'version': expected '1.0'",
      ]
    )
  }

  @Test(arguments: [
    (#"{"localisations": {}}"#, "'localisations' is not known here; did you mean 'localizations'?"),
    (#"{"extractionState": "stael"}"#, "'stael' is not known here; did you mean 'stale'?"),
    (
      #"{"localizations": {"fr": {"stringUnit": {"state": "translatd", "value": "x"}}}}"#,
      "'translatd' is not known here; did you mean 'translated'?"
    ),
    (
      #"{"localizations": {"fr": {"variations": {"plurall": {}}}}}"#,
      "'plurall' is not known here; did you mean 'plural'?"
    ),
  ])
  func proposesTheNearestWord(_ entry: String, _ message: String) {
    #expect(found(entry: entry) == ["warning: " + message])
  }

  @Test func namesAnotherKindOfValue() {
    let example = #"{"stringUnit": {"state": "translated", "value": "…"}}"#
    let lead = "error: the value of 'fr' is no object: expected \(example)"
    #expect(found(french: "\"Noter\"") == [lead])
    #expect(
      found(french: #"{"stringUnit": {"state": "new"}}"#) == [
        "error: 'stringUnit' has no text under 'value'"
      ]
    )
    #expect(found(entry: "[]") == ["error: the value of 'Rate' is no object: expected {}"])
  }

  @Test func takesWhatItDoesNotKnow() {
    #expect(found(entry: #"{"origin": 1, "localizations": {"fr": {"x": 1}}}"#).isEmpty)
    #expect(found(french: #"{"stringSet": {"state": "translated", "values": ["a"]}}"#).isEmpty)
    #expect(
      found(
        french:
          #"{"variations": {"device": {"mac": {"stringUnit": {"state": "new", "value": ""}}}}}"#
      ).isEmpty
    )
  }
}
