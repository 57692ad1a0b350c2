import Synchronization

@testable import ReviewPromptsCLI

/// What a command line wrote and how it ended, run inside the test's own process.
struct RecordedRun {
  let status: ExitStatus
  let output: String
  let errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  init(
    _ words: String...,
    input: [UInt8] = [],
    environment: [EnvironmentKey: String] = [:]
  ) {
    self.init(words: words, input: input, environment: environment)
  }

  init(
    words: [String],
    input: [UInt8] = [],
    environment: [EnvironmentKey: String] = [:],
    terminalColumns: Int? = nil
  ) {
    let output = Mutex<[UInt8]>([])
    let errors = Mutex("")
    var session = Session(
      environment: environment,
      standardInput: { () throws(CommandFailure) in input },
      writeOutput: { bytes throws(CommandFailure) in output.withLock { $0 += bytes } },
      writeError: { text in errors.withLock { $0 += text } },
      terminalColumns: terminalColumns
    )
    status = CommandLineTool.run(words, in: &session)
    self.output = output.withLock { String(decoding: $0, as: UTF8.self) }
    self.errors = errors.withLock { $0 }
  }
}
