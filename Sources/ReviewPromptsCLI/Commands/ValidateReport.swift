internal import Diagnostics

/// What a run of `validate` found.
struct ValidateReport: Sendable {
  /// The findings in their order.
  var findings: [Finding] = []
  /// The number of files that were checked.
  var fileCount = 0
  /// What could not be read.
  var failures: [CommandFailure] = []
  /// The files that fixes change, with what they are to hold.
  var changes: [FileChange] = []
  /// The number of findings that were mended.
  var fixedCount = 0

  /// A file that fixes change.
  struct FileChange: Sendable {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Takes in what another part of the run found.
  mutating func add(_ other: Self) {
    findings += other.findings
    fileCount += other.fileCount
    failures += other.failures
    changes += other.changes
    fixedCount += other.fixedCount
  }

  /// Takes in what other parts of the run found, in their order.
  mutating func add(_ others: [Self]) {
    for other in others { add(other) }
  }

  /// The number of findings of a severity.
  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
