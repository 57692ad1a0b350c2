internal import Diagnostics
internal import StringsValidation

/// Which fixes are wanted.
struct ValidateFixing: Sendable {
  /// Whether fixes that a reader never sees are wanted.
  var isSafe = false
  /// Whether fixes that change what a reader sees are wanted.
  var isUnsafe = false

  /// How often a file is looked at again after fixes.
  private static let rounds = 10

  init() {}

  init(_ invocation: Invocation) {
    isUnsafe = invocation.has("--unsafe-fixes")
    isSafe = isUnsafe || invocation.has("--fix") || invocation.has("--diff")
  }

  /// Checks a file, and applies the fixes that are wanted until there are no more.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: the file; it becomes what the file is to hold.
  ///   - check: finds what is wrong with bytes of the file.
  /// - Returns: what is left, and how much was mended.
  func report(
    _ path: String,
    _ bytes: inout [UInt8],
    _ check: ([UInt8]) -> [Finding]
  ) -> ValidateReport {
    var report = ValidateReport(findings: check(bytes), fileCount: 1)
    guard isSafe else { return report }
    let before = bytes
    for round in 1...Self.rounds {
      let fixes = report.findings.sorted().filter { $0.place.file == path }.compactMap(\.fix)
        .filter { isUnsafe || $0.safety == .safe }
      let isStrings = ValidateFile.Format(path: path) == .strings
      let application =
        isStrings
        ? FixApplication(fixes, toStrings: bytes) : FixApplication(fixes, to: bytes)
      guard application.count > 0, application.bytes != bytes else { break }
      guard round < Self.rounds else {
        report.failures.append(
          CommandFailure("unstable-fixes", "the fixes of '\(path)' undo each other")
        )
        break
      }
      bytes = application.bytes
      report.fixedCount += application.count
      report.findings = check(bytes)
    }
    if bytes != before {
      report.changes = [ValidateReport.FileChange(path: path, before: before, after: bytes)]
    }
    return report
  }
}
