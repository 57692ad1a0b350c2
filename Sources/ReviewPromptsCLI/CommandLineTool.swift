/// The command `reviewprompts`: words in, text and an exit status out.
public enum CommandLineTool {
  /// Runs a command line in the process's own streams and environment.
  ///
  /// - Parameter words: the words behind the command's name.
  /// - Returns: the status to exit with; never throws and never ends the process itself.
  public static func run(_ words: [String]) -> ExitStatus {
    var session = StandardStreams.session()
    return run(words, in: &session)
  }

  /// Runs a command line in a session that the caller made.
  package static func run(_ words: [String], in session: inout Session) -> ExitStatus {
    do {
      let status = try perform(words, &session)
      try session.flush()
      return status
    } catch {
      try? session.flush()
      session.writeError(error.text + "\n")
      return .failure
    }
  }

  private static func perform(
    _ words: [String],
    _ session: inout Session
  ) throws(CommandFailure) -> ExitStatus {
    switch try CommandParser(root: .reviewPrompts).parse(words) {
    case .help(let path, let isShort):
      let help = HelpText(path: path, width: session.columns)
      try session.print(isShort ? help.short : help.full, terminator: "")
    case .version:
      try session.print(Version.text)
    case .run(let command, let invocation):
      guard let run = command.run else { return .success }
      return try run(invocation, &session)
    }
    return .success
  }
}
