import Diagnostics
import Testing

@testable import StringsValidation

@Suite struct ConfusableKeysTests {
  @Test func seesThroughForms() {
    expect(
      ConfusableKeys(),
      "\"caf\u{E9}\" = \"a\";\n1️⃣\"cafe\u{301}\" = \"a\";\n\"b c\" = \"d\";\n2️⃣\"b  c \" = \"d\";",
      [
        "1️⃣": "the key looks like another one but is stored differently",
        "2️⃣": "the key looks like another one but is stored differently",
      ]
    )
  }

  @Test func comparesWithTheSourceLanguage() {
    expect(
      ConfusableKeys(),
      "\"bar\" = \"a\";\n1️⃣\"cafe\u{301}\" = \"b\";\n\"th\u{E9}\" = \"c\";",
      source: "\"caf\u{E9}\" = \"b\"; \"bar\" = \"a\"; \"th\u{E9}\" = \"c\";",
      ["1️⃣": "the key looks like that of the source language but is stored differently"]
    )
  }

  /// Marks in another order take as many bytes.
  @Test func seesThroughTheOrderOfMarks() {
    expect(
      ConfusableKeys(),
      "1️⃣\"a\u{323}\u{302}\" = \"a\";",
      source: "\"a\u{302}\u{323}\" = \"a\";",
      ["1️⃣": "the key looks like that of the source language but is stored differently"]
    )
  }

  @Test func showsTheKeyOfTheSourceLanguage() {
    let example = RuleExample("\"e\u{301}\" = \"a\";", source: "\n\"\u{E9}\" = \"a\";")
    let notes = ExampleRun.findings(ConfusableKeys(), example).flatMap(\.notes)
    #expect(notes.map(\.place.file) == ["en.lproj/Localizable.strings"])
    #expect(notes.map(\.place.range?.lowerBound.line) == [2])
  }

  /// Which of the two the translation has cannot be held against it.
  @Test func takesEitherOfTwoKeysOfTheSourceLanguage() {
    expect(
      ConfusableKeys(),
      "\"caf\u{E9}\" = \"a\";",
      source: "\"caf\u{E9}\" = \"a\"; \"cafe\u{301}\" = \"a\";"
    )
  }

  @Test func takesOtherKeys() {
    expect(ConfusableKeys(), #""Rate" = "a"; "rate" = "a"; "rate me" = "a";"#)
  }
}
