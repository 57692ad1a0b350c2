import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ICUSyntaxTests {
  @Test func pointsIntoTheTextThroughEscapes() {
    expect(
      ICUSyntax(),
      #""a" = "\"x\"\n {app 1️⃣Name}";"#,
      source: #""a" = "{appName}";"#,
      [
        "1️⃣": "expected '}' or ',' after the argument name 'app', found 'N'; a name is one word"
      ]
    )
  }

  @Test func takesTextsThatAreNoMessages() {
    expect(ICUSyntax(), #""a" = "{ color: red; }"; "b" = "}"; "c" = "{{name}}"; "d" = "{…}";"#)
    expect(ICUSyntax(), #""a" = "l’app {name} '{'x'}'";"#, source: #""a" = "{name}";"#)
  }

  @Test func readsEveryPromptAsAMessage() {
    expect(
      ICUSyntax(),
      #""reviewPrompt.title" = "Note 1️⃣{";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": "the argument '{' is not closed; expected '}'"]
    )
  }

  @Test func reportsABraceThatClosesNothing() {
    let message = "found '}' without a '{' before it; write '}' in apostrophes to print a brace"
    expect(
      ICUSyntax(),
      #""a" = "{n, plural, other {# '}'}} of {name}1️⃣}"; "b" = "{name} '}'";"#,
      ["1️⃣": message]
    )
    expect(
      ICUSyntax(),
      #""reviewPrompt.title" = "Rate {appName}1️⃣}";"#,
      file: "ReviewPrompts.strings",
      ["1️⃣": message]
    )
  }

  @Test func hintsAtSingleBraces() {
    let example = RuleExample.prompt(#""reviewPrompt.title" = "Rate {{appName}}";"#)
    let found = ExampleRun.findings(ICUSyntax(), example)
    #expect(found.count == 1)
    #expect(
      found.first?.message == "found '{{': an argument has one brace on each side, as in '{name}'"
    )
  }
}
