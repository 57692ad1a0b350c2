#if ICU
  import Testing

  @testable import MessageFormatting

  /// Messages that ICU formats.
  @Suite struct MessageICUTests {
    struct Case: Sendable, CustomTestStringConvertible {
      var pattern: String
      var language = "en"
      var arguments: [String: MessageArgument] = [:]
      var expected: String
      var testDescription: String { "\(language): \(pattern)" }
    }

    static let plural = "{n, plural, =0 {no day} one {# day} other {# days}}"
    static let files = "{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}"
    static let moment = MessageArgument.date(secondsSince1970: 1_700_000_000)
    static let cases: [Case] = [
      Case(pattern: plural, arguments: ["n": 0], expected: "no day"),
      Case(pattern: plural, arguments: ["n": 1], expected: "1 day"),
      Case(pattern: plural, arguments: ["n": 1234], expected: "1,234 days"),
      Case(pattern: plural, arguments: ["n": 1.5], expected: "1.5 days"),
      Case(
        pattern: plural,
        arguments: ["n": .decimal("12345678901234567890.25")],
        expected: "12,345,678,901,234,567,890.25 days"
      ),
      Case(
        pattern: plural,
        arguments: ["n": .integer(.max)],
        expected: "9,223,372,036,854,775,807 days"
      ),
      Case(pattern: files, language: "ru", arguments: ["n": 3], expected: "3 файла"),
      Case(pattern: files, language: "ru", arguments: ["n": 11], expected: "11 файлов"),
      Case(pattern: files, language: "ru", arguments: ["n": 21], expected: "21 файл"),
      Case(
        pattern: "{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}",
        arguments: ["n": 3],
        expected: "you and 2 others"
      ),
      Case(
        pattern: "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        arguments: ["n": 22],
        expected: "22nd"
      ),
      Case(
        pattern: "{g, select, female {her} male {his} other {their}}",
        arguments: ["g": "male"],
        expected: "his"
      ),
      Case(pattern: "{g, select, 2 {two} other {other}}", arguments: ["g": 2], expected: "two"),
      Case(
        pattern: "{g, select, 2 {two {g}} other {{g}}}",
        arguments: ["g": 1234],
        expected: "1,234"
      ),
      Case(pattern: "{g, select, a {x} a {y} other {z}}", arguments: ["g": "a"], expected: "x"),
      Case(
        pattern: "{n, number, percent} {n, number, ::.00} {n,number,#,##0.0}",
        arguments: ["n": 1.5],
        expected: "150% 1.50 1.5"
      ),
      Case(pattern: "{n}", language: "de", arguments: ["n": 1234567.5], expected: "1.234.567,5"),
      Case(pattern: "{n}", language: "de", arguments: ["n": .decimal("12.50")], expected: "12,5"),
      Case(pattern: "{n}", language: "ar-EG", arguments: ["n": 12], expected: "١٢"),
      Case(
        pattern: "{n, spellout}",
        language: "de",
        arguments: ["n": 21],
        expected: "ein­und­zwanzig"
      ),
      Case(
        pattern: "{n, choice, 0#none|1#one|1<many {n}}",
        arguments: ["n": 7],
        expected: "many 7"
      ),
      Case(pattern: "{d}", arguments: ["d": moment], expected: "11/14/23, 10:13 PM"),
      Case(
        pattern: "{d, date, ::yMMMd} {d, time,HH:mm}",
        language: "de",
        arguments: ["d": moment],
        expected: "14. Nov. 2023 22:13"
      ),
      Case(
        pattern: "{d, time,HH:mm VV}",
        arguments: ["d": .date(secondsSince1970: 0, timeZone: "Asia/Tokyo")],
        expected: "09:00 Asia/Tokyo"
      ),
      Case(
        pattern: "{a, time,HH:mm}–{b, time,HH:mm}",
        arguments: [
          "a": moment, "b": .date(secondsSince1970: 1_700_000_000, timeZone: "GMT+02:00"),
        ],
        expected: "22:13–00:13"
      ),
      Case(
        pattern: "{g, select, x {{d, date, short}} other {}}",
        arguments: ["g": "x", "d": moment],
        expected: "11/14/23"
      ),
      Case(
        pattern: "'{d}' ''{d, date, short}'' '{'",
        arguments: ["d": moment],
        expected: "{d} '11/14/23' {"
      ),
      Case(pattern: "{n}", language: "xx", arguments: ["n": 1234567.5], expected: "1,234,567.5"),
      Case(pattern: "{n}", language: "", arguments: ["n": 1234567.5], expected: "1,234,567.5"),
      Case(
        pattern: "{n}",
        language: "no such language",
        arguments: ["n": 1234567.5],
        expected: "1,234,567.5"
      ),
      Case(pattern: "{n}", language: "pt_PT", arguments: ["n": 12345.5], expected: "12 345,5"),
    ]

    @Test(arguments: cases)
    func isFormatted(_ example: Case) throws {
      let message = try Message(pattern: example.pattern, language: example.language)
      let formatted = message.format(example.arguments)
      let blanks: [Character: Character] = ["\u{A0}": " ", "\u{202F}": " "]
      #expect(String(formatted.text.map { blanks[$0] ?? $0 }) == example.expected)
      #expect(formatted.problems.isEmpty)
    }

    @Test(arguments: [
      ("{n, plural, one {# day} other {# days}} of {m}", "{n} of {m}", ["n", "m"]),
      ("{g, select, other {x}}", "{g}", ["g"]),
      ("{g, select, a {} other {}} {g}", "{g} {g}", ["g"]),
      ("{n, number} {d, date} {d}", "{n} {d} {d}", ["n", "d"]),
      ("{n, choice, 0#x|1#y} {n, spellout}", "{n} {n}", ["n"]),
    ])
    func missingArgumentsStayVisible(pattern: String, expected: String, missing: [String]) throws {
      let formatted = try Message(pattern: pattern, language: "en").format()
      #expect(formatted.text == expected)
      #expect(formatted.problems == missing.map { MessageProblem(.missing, argument: $0) })
    }

    @Test(arguments: [
      ("{x, plural, other {#}}", MessageArgument.string("3"), "a string; expected a number"),
      ("{x, number}", .date(secondsSince1970: 0), "a date; expected a number"),
      ("{x, date}", .integer(0), "a number; expected a date"),
      ("{x, time}", .string("now"), "a string; expected a date"),
      (
        "{x, select, other {}}", .date(secondsSince1970: 0), "a date; expected a number or a string"
      ),
      (
        "{x, number}{x, date, short}", .integer(0),
        "a number, but it is used in ways that no value suits"
      ),
      (
        "{x, select, other{}}{x, plural, other{}}", .string(""),
        "a string, but it is used in ways that no value suits"
      ),
    ])
    func wrongTypesStayVisible(pattern: String, value: MessageArgument, words: String) throws {
      let formatted = try Message(pattern: pattern, language: "en").format(["x": value])
      #expect(formatted.text.hasPrefix("{x}"))
      #expect(formatted.problems.map(\.description) == ["argument 'x' was given as \(words)"])
    }

    @Test(arguments: ["Mars/Olympus", "", "Etc/Unknown", "UTC\u{0}x y"])
    func unknownTimeZonesAreReported(zone: String) throws {
      let formatted = try Message(pattern: "{d, date} {d}", language: "en")
        .format(["d": .date(secondsSince1970: 0, timeZone: zone)])
      #expect(formatted.text == "{d} {d}")
      #expect(formatted.problems == [MessageProblem(.unknownTimeZone(zone), argument: "d")])
    }

    @Test(arguments: [
      (
        "ok {n, number, ::foo}", 14,
        "does not understand the style ' ::foo' of argument 'n' (U_NUMBER_SKELETON_SYNTAX_ERROR)"
      ),
      ("é {n, number, ::scale/1E999999999}", 13, "exponent of more than 2 digits"),
    ])
    func stylesThatICURefusesAreFound(pattern: String, offset: Int, words: String) throws {
      let error = #expect(throws: MessagePatternError.self) {
        try Message(pattern: pattern, language: "en")
      }
      #expect(try #require(error).description.contains(words))
      #expect(error?.scalarOffset == offset)
    }

    @Test func numbersAreNotSpelledOutInAnotherLanguage() throws {
      let error = #expect(throws: MessagePatternError.self) {
        try Message(pattern: "{n, spellout}", language: "ur")
      }
      #expect(try #require(error).description.contains("no rules in the language 'ur'"))
    }
  }
#endif
