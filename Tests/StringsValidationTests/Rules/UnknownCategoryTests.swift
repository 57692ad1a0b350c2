import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct UnknownCategoryTests {
  @Test(.enabled(if: knowsPlurals)) func proposesTheNearest() {
    expect(
      UnknownCategory(),
      #""a" = "{n, plural, 1️⃣oen {#} 2️⃣few {#} other {#}}";"#,
      [
        "1️⃣": "'oen' is no plural category of the language 'fr'; did you mean 'one'?",
        "2️⃣": "'few' is no plural category of the language 'fr', which has one, many, other",
      ]
    )
  }

  @Test func takesNumbersAndTheLanguagesOwn() {
    expect(UnknownCategory(), #""a" = "{n, plural, =0 {x} =1 {y} one {#} other {#}}";"#)
    expect(
      UnknownCategory(),
      #""a" = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";"#,
      language: "en"
    )
  }

  @Test func looksAtFormsOfAStringsdict() {
    let text = RuleExample.plural(one: "%d", other: "%d").replacing(">one<", with: ">three<")
    let found = ExampleRun.findings(UnknownCategory(), RuleExample(text, file: "D.stringsdict"))
    #expect(found.map(\.severity) == [.error])
    let zero = RuleExample.plural(one: "%d", other: "%d").replacing(">one<", with: ">zero<")
    expect(UnknownCategory(), zero, file: "D.stringsdict")
  }

  @Test(.enabled(if: knowsPlurals)) func proposesNoKeywordThatHasAText() {
    expect(
      UnknownCategory(),
      #""a" = "{n, plural, one {#} few {#} 1️⃣fwe {#} many {#} other {#}}";"#,
      language: "ru",
      [
        "1️⃣": "'fwe' is no plural category of the language 'ru', which has one, few, many, other"
      ]
    )
  }

  @Test func mendsANearKeyword() {
    func mended(_ text: String) -> String {
      let example = RuleExample(text, language: "ru")
      let fixes = ExampleRun.findings(UnknownCategory(), example).compactMap(\.fix)
      return String(decoding: FixApplication(fixes, to: example.bytes).bytes, as: UTF8.self)
    }
    let text = #""a" = "{n, plural, one {#} fev {#} many {#} other {#}}";"#
    #expect(mended(text) == text.replacing("fev", with: "few"))
    let both = text.replacing("one {#}", with: "one {#} few {#}")
    #expect(mended(both) == both)
  }
}
