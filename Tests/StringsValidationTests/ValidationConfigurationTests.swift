import Diagnostics
import JSONDocument
import LocaleMatching
import Testing

@testable import StringsValidation

@Suite struct ValidationConfigurationTests {
  @Test func readsEverything() throws {
    let text = #"""
      {
        "version": 1, "source": "de", "failOn": "warning", "baseline": "old.json",
        "rules": {"missing-key": "error", "ellipsis": "off"},
        "exclude": ["Pods"],
        "overrides": [{"paths": ["Legacy/**"], "rules": {"missing-key": "off"}}]
      }
      """#
    let settings = try ValidationConfiguration(Array(text.utf8))
    #expect(settings.source?.description == "de")
    #expect(settings.failOn == "warning")
    #expect(settings.baseline == "old.json")
    #expect(settings.rules.levels["ellipsis"] == .off)
    #expect(settings.rules(for: "a.strings").levels["missing-key"] == .severity(.error))
    #expect(settings.rules(for: "Legacy/a.strings").levels["missing-key"] == .off)
    #expect(settings.excludes("Pods/a.strings"))
  }

  static let faults: [(text: String, fault: String)] = [
    (#"{"version": 1, "ruels": {}}"#, "1:16: unknown key 'ruels'; did you mean 'rules'?"),
    (
      #"{"version": 1, "rules": {"missing-kye": "off"}}"#,
      "1:26: unknown key 'missing-kye'; did you mean 'missing-key'?"
    ),
    (
      #"{"version": 1, "rules": {"missing-key": "fatal"}}"#,
      "1:41: expected one of 'off', 'note', 'warning', 'error', found 'fatal'"
    ),
    (#"{"version": 2}"#, "1:13: expected version 1"),
    (#"{}"#, "1:1: the key 'version' is missing"),
    (#"{"version": 1, "source": "my texts"}"#, "1:26: 'my texts' is no language tag"),
    (#"{"version": 1, "exclude": "Pods"}"#, "1:27: expected an array, found a string"),
    (#"{"version": 1, "version": 1}"#, "1:16: the key 'version' was given already at 1:2"),
  ]

  @Test(arguments: faults) func saysWhatIsWrong(_ text: String, _ fault: String) {
    let error = #expect(throws: JSONFault.self) { try ValidationConfiguration(Array(text.utf8)) }
    #expect(error?.description == fault)
  }
}
