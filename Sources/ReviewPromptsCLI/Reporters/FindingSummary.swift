internal import Diagnostics

/// The line that closes a report.
enum FindingSummary {
  /// How much was found, and how much of it can be mended.
  static func line(_ report: ValidateReport) -> String {
    let files = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = report.count(severity)
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    return "\(found) in \(files)" + fixes(report)
  }

  private static func fixes(_ report: ValidateReport) -> String {
    var text = ""
    if report.fixedCount > 0 { text += "; \(report.fixedCount) mended" }
    let safe = report.findings.count { $0.fix?.safety == .safe }
    let unsafe = report.findings.count { $0.fix?.safety == .unsafe }
    if safe > 0 { text += "; \(safe) fixable with --fix" }
    if unsafe > 0 { text += safe > 0 ? ", \(unsafe) more" : "; \(unsafe) fixable" }
    if unsafe > 0 { text += " with --unsafe-fixes" }
    return text
  }
}
