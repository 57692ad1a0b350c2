import Diagnostics
import Testing

@testable import ReviewPromptsCLI

@Suite struct TextStyleTests {
  /// What decides on colour, and whether there is to be some.
  struct Case: CustomTestStringConvertible {
    let name: String
    var flag: String?
    var environment: [EnvironmentKey: String] = [.terminal: "xterm-256color"]
    var isTerminal = true
    let isColored: Bool
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a terminal", isColored: true),
    Case(name: "no terminal", isTerminal: false, isColored: false),
    Case(name: "a terminal that draws nothing", environment: [.terminal: "dumb"], isColored: false),
    Case(name: "a terminal without a name", environment: [:], isColored: false),
    Case(name: "auto on a terminal", flag: "auto", isColored: true),
    Case(name: "auto elsewhere", flag: "auto", isTerminal: false, isColored: false),
    Case(name: "always elsewhere", flag: "always", isTerminal: false, isColored: true),
    Case(name: "never on a terminal", flag: "never", isColored: false),
    Case(
      name: "NO_COLOR on a terminal",
      environment: [.terminal: "xterm", .noColor: "1"],
      isColored: false
    ),
    Case(
      name: "an empty NO_COLOR counts for nothing",
      environment: [.terminal: "xterm", .noColor: ""],
      isColored: true
    ),
    Case(
      name: "always comes before NO_COLOR",
      flag: "always",
      environment: [.noColor: "1"],
      isTerminal: false,
      isColored: true
    ),
    Case(
      name: "NO_COLOR comes before FORCE_COLOR",
      environment: [.terminal: "xterm", .noColor: "1", .forceColor: "1"],
      isColored: false
    ),
    Case(
      name: "FORCE_COLOR elsewhere",
      environment: [.forceColor: "1"],
      isTerminal: false,
      isColored: true
    ),
    Case(
      name: "CLICOLOR_FORCE elsewhere",
      environment: [.forceColorBSD: "1"],
      isTerminal: false,
      isColored: true
    ),
    Case(
      name: "never comes before FORCE_COLOR",
      flag: "never",
      environment: [.forceColor: "1"],
      isColored: false
    ),
  ]

  @Test(arguments: cases) func decidesOnColor(_ example: Case) {
    var session = Session(
      environment: example.environment,
      standardInput: { () throws(CommandFailure) in [] },
      writeOutput: { _ throws(CommandFailure) in },
      writeError: { _ in }
    )
    session.isOutputTerminal = example.isTerminal
    #expect(session.usesColor(example.flag) == example.isColored)
  }

  @Test(arguments: Severity.allCases) func colorsNothingUnlessAsked(_ severity: Severity) {
    #expect(TextStyle(isColored: false).severity(severity) == severity.rawValue)
    let colored = TextStyle(isColored: true).severity(severity)
    #expect(colored.hasPrefix("\u{1B}[1;"))
    #expect(colored.hasSuffix("m\(severity.rawValue)\u{1B}[0m"))
  }
}
