/// How a command ended, for the shell.
public enum ExitStatus: Int32, Sendable {
  /// Done, and nothing to report.
  case success = 0
  /// Findings, a failed expectation, or something that differs.
  case findings = 1
  /// The job could not be done.
  case failure = 2
}
