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

  /// Forms that begin with an argument, which look like doubled braces.
  private static let forms =
    #""a" = "{n, plural, one {{app} has # day} other {{app} has # days}}";"#

  @Test(arguments: [
    ("Kaputt 1️⃣{x", "the argument '{x' is not closed; expected '}'"),
    (
      "1️⃣{n, plural, one {{app} hat # Tag} other {{app} hat # Tage}",
      "the argument '{n' is not closed; expected '}'"
    ),
  ])
  func readsFormsThatBeginWithAnArgument(_ text: String, _ message: String) {
    expect(ICUSyntax(), "\"a\" = \"\(text)\";", source: Self.forms, language: "de", ["1️⃣": message])
  }

  @Test func comparesFormsThatBeginWithAnArgument() {
    expect(
      UnknownArgument(),
      #""a" = "{n, plural, one {{1️⃣aap} hat # Tag} other {{app} hat # Tage}}";"#,
      source: Self.forms,
      language: "de",
      ["1️⃣": "the source text has no argument '{aap}'; it has '{n}', '{app}'"]
    )
  }

  @Test(arguments: [
    "{{name}} {x", "{{#each items}} {name} {x {{/each}}", "{{{name}}} {x",
    "{n, plural, one {# {m}} other {{{m}} minutes}}",
  ])
  func takesTemplatesOfOtherSystems(_ text: String) {
    expect(ICUSyntax(), "\"a\" = \"\(text)\";", language: "en")
  }

  @Test func reportsADoubledBraceOnOneSide() {
    expect(
      ICUSyntax(),
      #""a" = "Hello {1️⃣{name}"; "b" = "2️⃣{n, plural, one {{app} #} other {{app} #}";"#,
      language: "en",
      [
        "1️⃣": "found '{{': an argument has one brace on each side, as in '{name}'",
        "2️⃣": "the argument '{n' is not closed; expected '}'",
      ]
    )
  }

  @Test func leavesApostrophesToTheirRule() {
    let source = #""a" = "{n, plural, =0 {no {app}} one {# day} other {# days}}";"#
    let text = #""a" = "{n, plural, =0 1️⃣{pas d'{app}} one {# jour} other {# jours}}";"#
    expect(ICUSyntax(), text.replacing("1️⃣", with: ""), source: source)
    expect(
      ICUSyntax(),
      text,
      source: #""a" = "{n, plural, one {# day} other {# days {other}}}";"#,
      ["1️⃣": "the text of '=0' of argument 'n' is not closed; expected '}'"]
    )
    expect(
      ICUSyntax(),
      #""a" = "l'{n, plural, other {# jours d'{app}}}";"#,
      source: #""a" = "{n, plural, other {# days of {app}}}";"#
    )
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
