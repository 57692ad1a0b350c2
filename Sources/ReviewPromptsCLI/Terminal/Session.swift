/// What a command may know of the world around it, and where it writes; tests hand in their own.
package struct Session {
  /// The environment variables that are set.
  package var environment: [EnvironmentKey: String]
  /// What stands in standard input, read when a command asks for it.
  package var standardInput: () throws(CommandFailure) -> [UInt8]
  /// Receives what goes to standard output, in pieces.
  package var writeOutput: (ArraySlice<UInt8>) throws(CommandFailure) -> Void
  /// Receives what goes to standard error.
  package var writeError: (String) -> Void

  /// How many columns the terminal has that standard output goes to; `nil` where it goes elsewhere, or to a terminal
  /// that draws nothing.
  package var terminalColumns: Int?
  /// Whether standard output is a terminal.
  package var isOutputTerminal = false
  /// Receives lines that are soon written over, where standard error is a terminal.
  package var writeProgress: (@Sendable (String) -> Void)?

  private var pending: [UInt8] = []

  package init(
    environment: [EnvironmentKey: String],
    standardInput: @escaping () throws(CommandFailure) -> [UInt8],
    writeOutput: @escaping (ArraySlice<UInt8>) throws(CommandFailure) -> Void,
    writeError: @escaping (String) -> Void,
    terminalColumns: Int? = nil
  ) {
    self.environment = environment
    self.standardInput = standardInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.terminalColumns = terminalColumns
  }

  /// Writes text to standard output; it is held back until there is enough of it.
  mutating func print(_ text: String, terminator: String = "\n") throws(CommandFailure) {
    pending.append(contentsOf: text.utf8)
    try write(terminator.utf8)
  }

  /// Writes bytes to standard output; they are held back until there are enough of them.
  mutating func write(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 16 { try flush() }
  }

  /// Writes what was held back.
  mutating func flush() throws(CommandFailure) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending = []
    try writeOutput(bytes[...])
  }

  /// Writes a remark about the work, not about the input, to standard error.
  func remark(_ text: String) {
    writeError("reviewprompts: \(text.printable)\n")
  }

  /// Writes a failure that does not end the work to standard error.
  func report(_ failure: CommandFailure) {
    writeError(failure.text + "\n")
  }

  /// How wide help texts may be: `COLUMNS`, within reason, or 80.
  var columns: Int {
    let columns = Self.columns(from: environment) ?? terminalColumns
    return columns.map { min(max($0, 40), 120) } ?? 80
  }

  /// What `COLUMNS` says; `nil` where it is not set, or is no number of columns.
  static func columns(from environment: [EnvironmentKey: String]) -> Int? {
    environment[.columns].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }
}
