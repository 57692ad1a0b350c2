/// A command or a subcommand: what it takes, what it says about itself, and what it does.
struct Command: Sendable {
  /// What stands behind the flags.
  struct Operands: Sendable {
    /// How usage lines show them, such as `FILE...`; empty when there are none.
    var synopsis = ""
    var minimum = 0
    var maximum = 0

    static let none = Operands()

    static func any(_ synopsis: String, minimum: Int = 0) -> Operands {
      Operands(synopsis: synopsis, minimum: minimum, maximum: .max)
    }

    static func upToOne(_ synopsis: String, minimum: Int = 0) -> Operands {
      Operands(synopsis: synopsis, minimum: minimum, maximum: 1)
    }
  }

  var name: String
  /// What the command is for, in one line.
  var summary: String
  /// Paragraphs for `--help`, below the summary.
  var discussion: [String] = []
  var operands = Operands.none
  var flags: [Flag] = []
  var subcommands: [Command] = []
  /// Command lines worth copying, each with what it does.
  var examples: [(line: String, meaning: String)] = []
  /// What the command does; `nil` when only its subcommands do something.
  var run: (@Sendable (Invocation, inout Session) throws(CommandFailure) -> ExitStatus)?
}
