import Testing

@testable import MessageFormatting

@Suite struct MessagePatternErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The pattern, with `»` where the fault is to be found.
    var pattern: String
    var words: String
    var testDescription: String { pattern }
  }

  static let cases: [Case] = [
    Case(pattern: "Rate »{appName", words: "the argument '{appName' is not closed; expected '}'"),
    Case(pattern: "»{", words: "the argument '{' is not closed; expected '}'"),
    Case(pattern: "»{n, number, #,##0", words: "the argument '{n' is not closed; expected '}'"),
    Case(
      pattern: "»{n, plural, other {x} ",
      words: "the argument '{n' is not closed; expected '}'"
    ),
    Case(
      pattern: "a {»}",
      words:
        "expected the name of an argument after '{', found '}'; write '{' in apostrophes to print a brace"
    ),
    Case(
      pattern: "Use {»…}",
      words:
        "expected the name of an argument after '{', found '…'; write '{' in apostrophes to print a brace"
    ),
    Case(
      pattern: "{»{name}}",
      words:
        "expected the name of an argument after '{', found '{'; write '{' in apostrophes to print a brace"
    ),
    Case(
      pattern: "é😀{app »Name}",
      words: "expected '}' or ',' after the argument name 'app', found 'N'; a name is one word"
    ),
    Case(
      pattern: "{appName»!}",
      words: "expected '}' or ',' after the argument name 'appName', found '!'"
    ),
    Case(
      pattern: "{යෙදුම් »අංකය}",
      words: "expected '}' or ',' after the argument name 'යෙදුම්', found 'අ'; a name is one word"
    ),
    Case(
      pattern: "{x »\u{200B}}",
      words:
        "expected '}' or ',' after the argument name 'x', found \\u{200B} (ZERO WIDTH SPACE); a name is one word"
    ),
    Case(
      pattern: "{»01}",
      words: "'01' is no argument number; expected 0 to 32767 without leading zeros"
    ),
    Case(
      pattern: "{»32768}",
      words: "'32768' is no argument number; expected 0 to 32767 without leading zeros"
    ),
    Case(
      pattern: "{n,»}",
      words: "expected a format such as 'plural' after the comma of argument 'n', found '}'"
    ),
    Case(
      pattern: "{n, plu»-ral}",
      words: "expected ',' or '}' after the format 'plu' of argument 'n', found '-'"
    ),
    Case(
      pattern: "{n, »plrual, other {}}",
      words: "unknown format 'plrual' of argument 'n'; did you mean 'plural'?"
    ),
    Case(
      pattern: "{n, »selectordnal, other {}}",
      words: "unknown format 'selectordnal' of argument 'n'; did you mean 'selectordinal'?"
    ),
    Case(
      pattern: "{n, »xyzzy}",
      words:
        "unknown format 'xyzzy' of argument 'n'; expected one of select, plural, selectordinal, choice, number, date, time, spellout, ordinal, duration"
    ),
    Case(
      pattern: "{n, »plain}",
      words:
        "unknown format 'plain' of argument 'n'; expected one of select, plural, selectordinal, choice, number, date, time, spellout, ordinal, duration"
    ),
    Case(
      pattern: "{n, »Plural}",
      words:
        "the plural of argument 'n' has no texts to choose from; expected ',' and texts such as 'other {…}'"
    ),
    Case(
      pattern: "{d, date, yyyy »'at}",
      words: "the apostrophe in the style of argument 'd' is not closed; expected another one"
    ),
    Case(
      pattern: "»{n, plural, one {x} others {y}}",
      words:
        "the plural of argument 'n' has no text for 'other'; did you mean 'other' instead of 'others'?"
    ),
    Case(
      pattern: "»{n, select, a {x}}",
      words: "the select of argument 'n' has no text for 'other', which is always needed"
    ),
    Case(
      pattern: "{n, plural, »-2 {x} other {}}",
      words: "expected a keyword such as 'other' or '=1' in the plural of argument 'n', found '-'"
    ),
    Case(
      pattern: "{n, select, »=1 {x} other {}}",
      words: "expected a keyword such as 'other' in the select of argument 'n', found '='"
    ),
    Case(
      pattern: "{t, select, Full »Day {x} other {}}",
      words:
        "expected '{' and a text after the keyword 'Full' of argument 't', found 'D'; a keyword is one word"
    ),
    Case(
      pattern: "{n, plural, one»}",
      words: "expected '{' and a text after the keyword 'one' of argument 'n', found '}'"
    ),
    Case(
      pattern: "{n, plural, »one",
      words: "expected '{' and a text after the keyword 'one' of argument 'n', found the end"
    ),
    Case(
      pattern: "{n, plural, one »{x",
      words: "the text of 'one' of argument 'n' is not closed; expected '}'"
    ),
    Case(
      pattern: "{n, plural, =»x {x} other {}}",
      words: "expected a number after '=' of argument 'n', found 'x'"
    ),
    Case(
      pattern: "{n, plural, =»1.2.3 {x} other {}}",
      words: "expected a number after '=' of argument 'n', found '1.2.3'"
    ),
    Case(
      pattern: "{n, plural, offset:»a other {}}",
      words: "expected a number after 'offset:' of argument 'n', found 'a'"
    ),
    Case(
      pattern: "{n, plural, one {} »offset:1 other {}}",
      words: "'offset:' of argument 'n' is expected once, before the first text"
    ),
    Case(pattern: "{n, choice, »}", words: "expected a number of argument 'n', found '}'"),
    Case(
      pattern: "{n, choice, 1 »x}",
      words: "expected '#', '<' or '≤' after '1' of argument 'n', found 'x'"
    ),
    Case(
      pattern: "{a, plural, other {{b, select, other {{c »d}}}}}",
      words: "expected '}' or ',' after the argument name 'c', found 'd'; a name is one word"
    ),
    Case(
      pattern: "{n, number,» ::scale/1E100}",
      words: "the style ' ::scale/1E100' of argument 'n' has an exponent of more than 2 digits"
    ),
  ]

  @Test(arguments: cases)
  func saysWhatWasFoundAndExpectedAndWhere(_ example: Case) throws {
    let sides = example.pattern.split(
      separator: "»",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let error = #expect(throws: MessagePatternError.self) {
      try Message(pattern: sides.joined(), language: "en")
    }
    #expect(error?.description == example.words)
    #expect(error?.scalarOffset == sides.first?.unicodeScalars.count)
    #expect(error?.utf8Offset == sides.first?.utf8.count)
  }

  @Test func longAndInvisibleQuotesAreMadeReadable() {
    #expect("a\u{202E}b\u{0}".quotable == "a\\u{202E}b\\u{0}")
    #expect(String(repeating: "x", count: 100).quotable == String(repeating: "x", count: 60) + "…")
    #expect(Unicode.Scalar(" ").shown == "a blank")
    #expect(Unicode.Scalar("\n").shown == "a line break")
    #expect(Unicode.Scalar("\u{301}").shown == "\\u{301} (COMBINING ACUTE ACCENT)")
  }
}
