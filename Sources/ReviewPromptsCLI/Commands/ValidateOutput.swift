internal import StringsValidation

/// How what was found is printed, and where.
struct ValidateOutput {
  /// The forms of a report.
  enum Format: String {
    case text, full, json, sarif, github
  }

  private let format: Format
  private let path: String?
  private let isQuiet: Bool
  private let style: TextStyle

  init(_ invocation: Invocation, _ session: Session) {
    format = invocation.value("--format").flatMap(Format.init) ?? .text
    path = invocation.value("--output-file")
    isQuiet = invocation.has("--quiet")
    let color = path == nil ? invocation.value("--color") : "never"
    style = TextStyle(isColored: session.usesColor(color))
  }

  /// Prints a report, or the difference that its fixes make.
  func write(
    _ report: ValidateReport,
    showsDiff: Bool,
    _ session: inout Session
  ) throws(CommandFailure) {
    let bytes = Array((showsDiff ? diff(report) : text(report)).utf8)
    if let path {
      try Files.write(bytes, to: path)
    } else {
      try session.write(bytes)
    }
    try session.flush()
    for failure in report.failures { session.report(failure) }
    guard !isQuiet, !showsDiff, format == .text || format == .full else { return }
    session.writeError(FindingSummary.line(report) + "\n")
  }

  private func diff(_ report: ValidateReport) -> String {
    report.changes.map { change in
      UnifiedDiff.text(path: change.path, before: change.before, after: change.after)
        .printableBetweenCRLF
    }.joined()
  }

  private func text(_ report: ValidateReport) -> String {
    switch format {
    case .text: FindingText.text(report, style)
    case .full: FindingFullText(style).text(report)
    case .json: FindingJSON.text(report)
    case .sarif: FindingSARIF.text(report)
    case .github: FindingGitHub.text(report)
    }
  }
}
