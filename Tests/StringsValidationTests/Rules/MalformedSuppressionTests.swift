import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct MalformedSuppressionTests {
  @Test func asksForARuleAndAReason() {
    let comments = [
      "reviewprompts:ignore":
        "the comment names no rule: expected 'reviewprompts:ignore RULE: REASON'",
      "reviewprompts:ignore double-word":
        "the comment gives no reason: expected 'reviewprompts:ignore RULE: REASON'",
      "reviewprompts:ignore double-wrd: x":
        "there is no rule 'double-wrd'; did you mean 'double-word'?",
    ]
    for (comment, message) in comments {
      let example = RuleExample("/* \(comment) */\n" + #""a" = "x x";"#)
      let found = ExampleRun.findings(MalformedSuppression(), example)
      #expect(found.map(\.message) == [message])
    }
  }

  @Test func reportsACommentBelowWhichNothingStands() {
    expect(
      MalformedSuppression(),
      #""a" = "b";"# + "\n1️⃣/* reviewprompts:ignore double-word: a name */\n",
      ["1️⃣": "no entry stands below the comment: it allows nothing"]
    )
  }

  @Test func takesACommentOnTheLineOfTheEntry() {
    let text =
      #""a" = "Duran Duran"; // reviewprompts:ignore double-word: a name"# + "\n"
      + #""b" = "Duran Duran";"#
    #expect(ExampleRun.findings(RuleExample(text), ActiveRules()).map(\.key) == ["b"])
  }

  @Test func takesOtherComments() {
    #expect(ExampleRun.findings(RuleExample("/* ignore this */ a = b;"), ActiveRules()).isEmpty)
  }

  @Test(arguments: [
    ("reviewprompts: ignore double-word: x", "reviewprompts: ignore"),
    ("reviewprompts:disable double-word: x", "reviewprompts:disable"),
    ("ReviewPrompts :ignore double-word: x", "ReviewPrompts :ignore"),
  ])
  func reportsAMisspeltMarker(_ comment: String, _ found: String) {
    let example = RuleExample("/* \(comment) */\n" + #""a" = "x y";"#)
    let expected =
      "'\(found)' allows nothing: expected 'reviewprompts:ignore RULE: REASON'"
    #expect(ExampleRun.findings(MalformedSuppression(), example).map(\.message) == [expected])
  }

  @Test func takesTalkOfTheLibrary() {
    let example = RuleExample("/* The reviewPrompts: see there */ // reviewprompts\n a = b;")
    #expect(ExampleRun.findings(MalformedSuppression(), example).isEmpty)
  }

  @Test(arguments: [
    ("/* reviewprompts:ignore double-word: a name */", true),
    ("/*\n * reviewprompts:ignore double-word: a name\n */", true),
    ("/** The title.\n    reviewprompts:ignore double-word: a name */", true),
    ("/// reviewprompts:ignore double-word: a name", true),
    ("/* Never write reviewprompts:ignore here please */", false),
    ("/* The title; reviewprompts:ignore double-word: a name */", false),
    ("/* See \"reviewprompts:ignore\" and\n\"reviewprompts:ignore\" */", false),
  ])
  func takesTheMarkerAtTheStartOfALineOnly(_ comment: String, _ isMarked: Bool) {
    let example = RuleExample(comment + "\n" + #""a" = "Duran Duran";"#, source: #""a" = "Bar";"#)
    let found = ExampleRun.findings(example, ActiveRules())
    #expect(found.map(\.rule) == (isMarked ? [] : ["double-word"]))
  }

  @Test func readsCommentsOfPropertyListsAndCatalogs() {
    for ignored in ["double-word: a name", ""] {
      let comment = ignored.isEmpty ? "-" : "reviewprompts:ignore \(ignored)"
      let plist =
        "<plist><dict><!-- \(comment) --><key>a</key><string>Duran Duran</string></dict></plist>"
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"comment": "\(comment)",
        "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Duran"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Duran Duran"}}}}}}
        """
      let count = ignored.isEmpty ? 1 : 0
      for (file, text) in [("A.stringsdict", plist), ("A.xcstrings", catalog)] {
        let found = ExampleRun.findings(RuleExample(text, file: file), ActiveRules())
        #expect(found.map(\.rule) == Array(repeating: "double-word", count: count))
      }
    }
  }

  @Test func reportsCommentsOfCatalogsOnce() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Rate": {
      "comment": "reviewprompts:ignore double-wrd: x", "localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "A"}},
      "fr": {"stringUnit": {"state": "translated", "value": "B"}}}}}}
      """
    let found = ExampleRun.findings(RuleExample(catalog, file: "A.xcstrings"), ActiveRules())
    #expect(found.map(\.rule) == ["malformed-suppression"])
  }
}
