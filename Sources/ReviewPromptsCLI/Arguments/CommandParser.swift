/// Turns the words of a command line into a command and its invocation.
struct CommandParser {
  /// What the words ask for.
  enum Request {
    case run(Command, Invocation)
    /// `--help`, for the command at this path.
    case help(path: [Command], isShort: Bool)
    case version
  }

  let root: Command

  func parse(_ words: [String]) throws(CommandFailure) -> Request {
    var path = [root]
    var rest = words[...]
    if rest.first == "help" {
      rest.removeFirst()
      for word in rest { path.append(try subcommand(word, of: path)) }
      return .help(path: path, isShort: false)
    }
    while let word = rest.first, !word.hasPrefix("-"), let last = path.last {
      guard !last.subcommands.isEmpty else { break }
      if let next = last.subcommands.first(where: { $0.name == word }) {
        path.append(next)
      } else if last.run == nil || last.operands.maximum == 0 {
        throw unknownCommand(word, path)
      } else {
        break
      }
      rest.removeFirst()
    }
    return try parseFlags(rest, path)
  }

  private func parseFlags(
    _ words: ArraySlice<String>,
    _ path: [Command]
  ) throws(CommandFailure) -> Request {
    let command = path[path.count - 1]
    var invocation = Invocation()
    var rest = words
    var isFlagsEnded = false
    while let word = rest.popFirst() {
      if isFlagsEnded || word == "-" || !word.hasPrefix("-") {
        invocation.operands.append(word)
      } else if word == "--" {
        isFlagsEnded = true
      } else if word == "--help" || word == "-h" {
        return .help(path: path, isShort: word == "-h")
      } else if word == "--version", path.count == 1 {
        return .version
      } else {
        try parseFlag(word, &rest, command, &invocation)
      }
    }
    guard command.run != nil else { return .help(path: path, isShort: true) }
    try checkOperands(invocation, path)
    return .run(command, invocation)
  }

  private func parseFlag(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    _ command: Command,
    _ invocation: inout Invocation
  ) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = command.flags.first(where: { $0.name == name }) else {
      throw .unknown("flag", name, among: command.flags.map(\.name) + ["--help"])
    }
    if invocation.has(name), !flag.isRepeatable {
      throw CommandFailure("repeated-flag", "the flag '\(name)' is given twice")
    }
    guard flag.value != nil else {
      if parts.count == 2 {
        throw CommandFailure("unexpected-value", "the flag '\(name)' takes no value")
      }
      return invocation.add("", for: name)
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw CommandFailure("missing-value", "the flag '\(flag.synopsis)' needs a value")
    }
    if !flag.choices.isEmpty, !flag.choices.contains(value) {
      throw CommandFailure(
        "bad-value",
        "'\(value)' is no value of '\(name)'"
          + CommandFailure.suggestion(for: value, among: flag.choices)
      )
    }
    invocation.add(value, for: name)
  }

  private func checkOperands(
    _ invocation: Invocation,
    _ path: [Command]
  ) throws(CommandFailure) {
    let operands = path[path.count - 1].operands
    if invocation.operands.count > operands.maximum {
      let extra = invocation.operands[operands.maximum]
      throw CommandFailure("unexpected-argument", "unexpected argument '\(extra)'")
    }
    if invocation.operands.count < operands.minimum {
      throw CommandFailure("missing-argument", "\(operands.synopsis) is missing; see --help")
    }
  }

  private func subcommand(
    _ word: String,
    of path: [Command]
  ) throws(CommandFailure) -> Command {
    let found = path[path.count - 1].subcommands.first { $0.name == word }
    guard let found else { throw unknownCommand(word, path) }
    return found
  }

  private func unknownCommand(_ word: String, _ path: [Command]) -> CommandFailure {
    let names = path[path.count - 1].subcommands.map(\.name)
    return .unknown("command", word, among: names, hint: "see 'reviewprompts --help'")
  }
}
