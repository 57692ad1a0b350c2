import Testing

@testable import ReviewPromptsCLI

@Suite struct CommandParserTests {
  /// A command line that cannot be understood, and what is said of it.
  struct Mistake: CustomTestStringConvertible {
    let words: [String]
    let id: String
    let says: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(words: ["rendr"], id: "unknown-command", says: "did you mean 'render'?"),
    Mistake(words: ["frobnicate"], id: "unknown-command", says: "render, link, stores"),
    Mistake(words: ["render", "--app-nam", "X"], id: "unknown-flag", says: "'--app-name'"),
    Mistake(words: ["render", "--app-name"], id: "missing-value", says: "--app-name NAME"),
    Mistake(words: ["render", "--all=yes"], id: "unexpected-value", says: "takes no value"),
    Mistake(
      words: ["render", "--app-name", "A", "--app-name", "B"],
      id: "repeated-flag",
      says: "given twice"
    ),
    Mistake(
      words: ["render", "--app-name", "A", "--message", "updat"],
      id: "bad-value",
      says: "did you mean 'update'?"
    ),
    Mistake(
      words: ["render", "--app-name", "A", "stray"],
      id: "unexpected-argument",
      says: "'stray'"
    ),
    Mistake(words: ["render"], id: "missing-flag", says: "--app-name"),
    Mistake(words: ["languages", "mach"], id: "unknown-command", says: "did you mean 'match'?"),
    Mistake(words: ["help", "rendr"], id: "unknown-command", says: "did you mean 'render'?"),
  ]

  @Test(arguments: mistakes) func saysWhatIsWrong(_ mistake: Mistake) {
    let run = RecordedRun(words: mistake.words)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("reviewprompts: error: "))
    #expect(run.errors.hasSuffix("[\(mistake.id)]\n"))
    #expect(run.errors.contains(mistake.says))
  }

  static let paths: [[String]] = {
    func paths(_ command: Command) -> [[String]] {
      [[]] + command.subcommands.flatMap { next in paths(next).map { [next.name] + $0 } }
    }
    return paths(.reviewPrompts)
  }()

  @Test(arguments: paths) func explainsEveryCommand(_ path: [String]) {
    let long = RecordedRun(words: path + ["--help"])
    let short = RecordedRun(words: path + ["-h"])
    #expect(long.status == .success)
    #expect(long.output.contains("Usage:"))
    #expect(long.output.contains("Exit status:"))
    #expect(RecordedRun(words: ["help"] + path).output == long.output)
    #expect(short.output.utf8.count < long.output.utf8.count)
    #expect(long.lines.allSatisfy { $0.count <= 100 })
  }

  @Test func takesAValueBehindAnEqualsSign() {
    let run = RecordedRun("render", "--app-name=A=B", "--language=en")
    #expect(run.output.contains("A=B"))
  }

  @Test func takesWhatStandsBehindTwoDashesAsItIs() {
    let run = RecordedRun("convert", "--to", "json", "--", "--missing")
    #expect(run.errors.contains("no such file: '--missing'"))
  }

  @Test func printsItsVersion() {
    #expect(RecordedRun("--version").output.hasPrefix("reviewprompts \(Version.number) ("))
  }
}
