import Testing

@testable import StringsValidation

@Suite struct LiteralOneTests {
  @Test(.enabled(if: knowsPlurals)) func namesAnotherNumberOfTheForm() {
    expect(
      LiteralOne(),
      #""a" = "{n, plural, one {1️⃣1 день} few {#} many {#} other {#}}";"#,
      language: "ru",
      ["1️⃣": "the form 'one' says 1 but stands for 21 too: write '#'"]
    )
    expect(
      LiteralOne(),
      #""a" = "{n, plural, one {1️⃣1 jour} other {#}}";"#,
      ["1️⃣": "the form 'one' says 1 but stands for 0 too: write '#'"]
    )
  }

  @Test(.enabled(if: knowsPlurals)) func looksBehindOtherArguments() {
    expect(
      LiteralOne(),
      #""a" = "{n, plural, one {{app} имеет 1️⃣1 день} few {#} many {#} other {{app} #}}";"#,
      source: #""a" = "{n, plural, one {{app} has # day} other {{app} has # days}}";"#,
      language: "ru",
      ["1️⃣": "the form 'one' says 1 but stands for 21 too: write '#'"]
    )
    expect(
      LiteralOne(),
      #""a" = "{n, plural, one {{n} 1} other {#}}"; "b" = "{n, plural, one {{m, time} 1} other {}}";"#,
      language: "ru"
    )
  }

  @Test func takesItWhereTheFormIsOnlyForOne() {
    expect(LiteralOne(), #""a" = "{n, plural, one {1 day} other {#}}";"#, language: "en")
    expect(LiteralOne(), #""a" = "{n, plural, one {# день 1} other {#}}";"#, language: "ru")
    expect(LiteralOne(), #""a" = "{n, plural, =0 {x} one {1 jour} other {#}}";"#)
    expect(LiteralOne(), #""a" = "{n, plural, one {21 день} other {#}}";"#, language: "ru")
  }

  @Test(.enabled(if: knowsPlurals)) func namesThePlaceholderOfAStringsdict() {
    let text = RuleExample.plural(one: "1 день", other: "%d дня")
      .replacing("<key>one</key><string>1", with: "<key>one</key><string>1️⃣1")
    expect(
      LiteralOne(),
      text,
      language: "ru",
      file: "Days.stringsdict",
      ["1️⃣": "the form 'one' says 1 but stands for 21 too: write '%d'"]
    )
  }
}
