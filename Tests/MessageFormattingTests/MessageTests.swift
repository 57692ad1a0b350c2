import Testing

@testable import MessageFormatting

@Suite struct MessageTests {
  @Test(arguments: [
    ("", ""),
    ("only text", "only text"),
    ("Do you like {appName}?", "Do you like Ballad?"),
    ("{appName}", "Ballad"),
    ("{ appName\t}", "Ballad"),
    ("{appName}{appName}", "BalladBallad"),
    ("{0} and {1}", "zero and one"),
    ("l'été de {appName}", "l'été de Ballad"),
    ("dell'{appName}", "dell{appName}"),
    ("dell''{appName}", "dell'Ballad"),
    ("'{appName}'", "{appName}"),
    ("''{appName}''", "'Ballad'"),
    ("it''s '{''}' {appName}", "it's {'} Ballad"),
    ("'{unclosed quote", "{unclosed quote"),
    ("a } b", "a } b"),
    ("a '}' b", "a } b"),
    ("# | '#' '|'", "# | '#' '|'"),
    ("end'", "end'"),
    ("end''", "end'"),
    ("''''", "''"),
    ("😀{appName}😀", "😀Ballad😀"),
    ("<b>{appName}</b> 100% %@", "<b>Ballad</b> 100% %@"),
  ])
  func plainMessagesAreJoined(pattern: String, expected: String) throws {
    let message = try Message(pattern: pattern, language: "en")
    #expect(message.parsed.isPlain)
    #expect(message.pattern == pattern)
    let formatted = message.format(["appName": "Ballad", "0": "zero", "1": "one"])
    #expect(formatted == FormattedMessage(text: expected, problems: []))
  }

  @Test func missingArgumentsStayVisibleAndAreReported() throws {
    let message = try Message(pattern: "{b} { a } {b} {c}", language: "en")
    let formatted = message.format(["c": "there", "unused": "x"])
    #expect(formatted.text == "{b} {a} {b} there")
    #expect(
      formatted.problems == [
        MessageProblem(.missing, argument: "b"), MessageProblem(.missing, argument: "a"),
      ]
    )
    #expect(formatted.problems.first?.description == "argument 'b' was not given")
  }

  @Test func namesAreTheSameInEveryNormalForm() throws {
    let message = try Message(pattern: "{\u{E9}}", language: "en")
    #expect(message.format(["e\u{301}": "x"]).text == "x")
  }

  @Test func malformedNumbersAndDatesStayVisible() throws {
    let message = try Message(pattern: "{a}", language: "en")
    for digits in [
      "", "-", "1e5", "1.", ".5", "1.2.3", "x", "1,5", String(repeating: "1", count: 257),
    ] {
      let formatted = message.format(["a": .decimal(digits)])
      #expect(formatted.text == "{a}")
      #expect(formatted.problems.map(\.kind) == [.malformedDecimal(digits)])
    }
    for seconds in [1e13, -.infinity] {
      let formatted = message.format(["a": .date(secondsSince1970: seconds)])
      #expect(formatted.text == "{a}")
      #expect(formatted.problems.map(\.kind) == [.dateOutOfRange(seconds)])
    }
    let noDate = message.format(["a": .date(secondsSince1970: .nan)])
    #expect(noDate.text == "{a}")
    #expect(noDate.problems.count == 1)
  }

  @Test func tooLongArgumentsStayVisible() throws {
    let message = try Message(pattern: "{a}{a}{b}", language: "en")
    let half = String(repeating: "x", count: 600_000)
    let formatted = message.format(["a": .string(half), "b": "b"])
    #expect(formatted.text == "{a}{a}b")
    #expect(formatted.problems == [MessageProblem(.tooLong, argument: "a")])
    #expect(message.format(["a": "a", "b": .string(half)]).problems.isEmpty)
  }

  @Test func parametersAreListedWithTheirUses() throws {
    let parameters = try MessagePatternParser.parse(
      "{name} {n, plural, =0 {{name}} other {# {n, number} {when, date, short}}} {g, select, other {}}"
    ).parameters
    #expect(parameters.map(\.name) == ["name", "n", "when", "g"])
    #expect(parameters.map(\.formats) == [[.plain], [.plural, .number], [.date], [.select]])
    #expect(parameters.map(\.uses) == [2, 2, 1, 1])
    #expect(
      parameters.map(\.valueTypes) == [
        [.string, .number, .date], [.number], [.date], [.string, .number],
      ]
    )
  }

  @Test func usesThatContradictEachOtherSuitNoValue() throws {
    let parsed = try MessagePatternParser.parse(
      "{x, number} {x, date} {y, plural, other{{y, select, other{}}}}"
    )
    #expect(parsed.parameters.map(\.valueTypes) == [[], []])
  }

  #if !ICU
    @Test(arguments: [
      (MessageArgument.integer(-1_234_567), "-1234567"), (.decimal("12.50"), "12.50"),
      (.double(1.5), "1.5"),
      (.double(3), "3"), (.double(1e21), "1000000000000000000000"),
      (.double(1.25e-7), "0.000000125"),
      (.double(-0.0), "-0"), (.double(.infinity), "∞"), (.double(-.infinity), "-∞"),
      (.double(.nan), "NaN"),
      (.double(123456.789), "123456.789"), (.double(1.5e16), "15000000000000000"),
    ])
    func numbersArePlainDigitsWithoutICU(argument: MessageArgument, expected: String) throws {
      let message = try Message(pattern: "{n}", language: "de")
      #expect(message.format(["n": argument]) == FormattedMessage(text: expected, problems: []))
    }

    @Test func datesAreReportedWithoutICU() throws {
      let formatted = try Message(pattern: "{d}", language: "en").format([
        "d": .date(secondsSince1970: 0)
      ])
      #expect(formatted.text == "{d}")
      #expect(formatted.problems == [MessageProblem(.needsICU, argument: "d")])
    }

    @Test(arguments: [
      "{n, plural, other {#}}", "x {n, number}", "{g, select, other {}}", "{d, date}",
    ])
    func otherMessagesAreRefusedWithoutICU(pattern: String) throws {
      let error = #expect(throws: MessagePatternError.self) {
        try Message(pattern: pattern, language: "en")
      }
      #expect(try #require(error).description.contains("built without ICU"))
    }
  #endif
}
