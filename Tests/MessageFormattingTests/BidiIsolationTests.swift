import Testing

@testable import MessageFormatting

@Suite struct BidiIsolationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: TextDirection
    var argument: String
    var expected: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "Latin in Latin", text: .leftToRight, argument: "Ballad", expected: "Ballad"),
    Case(
      name: "Hebrew in Latin",
      text: .leftToRight,
      argument: "שלום",
      expected: "\u{2068}שלום\u{2069}"
    ),
    Case(
      name: "mixed in Latin",
      text: .leftToRight,
      argument: "a ש",
      expected: "\u{2068}a ש\u{2069}"
    ),
    Case(name: "digits in Latin", text: .leftToRight, argument: "2048", expected: "2048"),
    Case(name: "CJK in Latin", text: .leftToRight, argument: "日本", expected: "日本"),
    Case(name: "emoji in Latin", text: .leftToRight, argument: "😀", expected: "😀"),
    Case(name: "Adlam in Latin", text: .leftToRight, argument: "𞤀", expected: "\u{2068}𞤀\u{2069}"),
    Case(name: "empty", text: .leftToRight, argument: "", expected: ""),
    Case(name: "Arabic in Arabic", text: .rightToLeft, argument: "مرحبا", expected: "مرحبا"),
    Case(
      name: "Latin in Arabic",
      text: .rightToLeft,
      argument: "Ballad",
      expected: "\u{2068}Ballad\u{2069}"
    ),
    Case(
      name: "mixed in Arabic",
      text: .rightToLeft,
      argument: "م a",
      expected: "\u{2068}م a\u{2069}"
    ),
    Case(name: "digits in Arabic", text: .rightToLeft, argument: "3 %", expected: "3 %"),
    Case(name: "Arabic digits in Latin", text: .leftToRight, argument: "٣", expected: "٣"),
    Case(
      name: "accent in Arabic",
      text: .rightToLeft,
      argument: "é",
      expected: "\u{2068}é\u{2069}"
    ),
    Case(name: "emoji in Arabic", text: .rightToLeft, argument: "😀", expected: "😀"),
    Case(
      name: "mark of direction",
      text: .leftToRight,
      argument: "\u{200F}1",
      expected: "\u{2068}\u{200F}1\u{2069}"
    ),
    Case(
      name: "open override",
      text: .leftToRight,
      argument: "\u{202E}abc",
      expected: "\u{202E}abc\u{202C}"
    ),
    Case(
      name: "open isolate",
      text: .leftToRight,
      argument: "\u{2067}abc",
      expected: "\u{2067}abc\u{2069}"
    ),
    Case(
      name: "open isolate, isolated",
      text: .leftToRight,
      argument: "\u{2067}ש",
      expected: "\u{2068}\u{2067}ש\u{2069}\u{2069}"
    ),
    Case(name: "stray ends", text: .leftToRight, argument: "a\u{2069}b\u{202C}", expected: "ab"),
    Case(
      name: "stray end, isolated",
      text: .rightToLeft,
      argument: "a\u{2069}b",
      expected: "\u{2068}ab\u{2069}"
    ),
    Case(
      name: "an isolate ends what it holds",
      text: .leftToRight,
      argument: "\u{2066}\u{202A}x\u{2069}\u{202C}y",
      expected: "\u{2066}\u{202A}x\u{2069}y"
    ),
    Case(
      name: "an embedding does not end an isolate",
      text: .leftToRight,
      argument: "\u{202A}\u{2068}x\u{202C}y",
      expected: "\u{202A}\u{2068}xy\u{2069}\u{202C}"
    ),
    Case(
      name: "balanced",
      text: .leftToRight,
      argument: "\u{202B}\u{2068}x\u{2069}\u{202C}",
      expected: "\u{202B}\u{2068}x\u{2069}\u{202C}"
    ),
  ]

  @Test(arguments: cases)
  func argumentsAreIsolated(_ example: Case) throws {
    let message = try Message(pattern: "<{name}>", language: "en")
    let formatted = message.format(
      ["name": .string(example.argument)],
      isolation: .within(example.text)
    )
    #expect(Array(formatted.text.unicodeScalars) == Array("<\(example.expected)>".unicodeScalars))
    let untouched = message.format(["name": .string(example.argument)], isolation: .off)
    #expect(Array(untouched.text.unicodeScalars) == Array("<\(example.argument)>".unicodeScalars))
  }

  @Test(arguments: [("en", "Ballad"), ("ar", "\u{2068}Ballad\u{2069}"), ("ur-Latn", "Ballad")])
  func theLanguageGivesTheDirection(language: String, expected: String) throws {
    let message = try Message(pattern: "{name}", language: language)
    #expect(message.format(["name": "Ballad"]).text == expected)
  }

  #if ICU
    @Test(arguments: cases)
    func bothWaysOfFormattingIsolateAlike(_ example: Case) throws {
      let message = try Message(pattern: "{n, plural, other {<{name}>}}", language: "en")
      let arguments: [String: MessageArgument] = ["n": 1, "name": .string(example.argument)]
      let formatted = message.format(arguments, isolation: .within(example.text))
      #expect(Array(formatted.text.unicodeScalars) == Array("<\(example.expected)>".unicodeScalars))
    }

    @Test func theChoiceGoesByTheBareValue() throws {
      let pattern = "{who, select, Anna {A {who}} other {other {who}}}"
      let message = try Message(pattern: pattern, language: "ar")
      #expect(message.format(["who": "Anna"]).text == "A \u{2068}Anna\u{2069}")
      #expect(message.format(["who": "Bob"]).text == "other \u{2068}Bob\u{2069}")
    }
  #endif
}
