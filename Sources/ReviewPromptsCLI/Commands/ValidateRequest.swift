internal import Diagnostics
internal import LocaleMatching
internal import StringsValidation

/// What one call of `validate` asks for.
struct ValidateRequest {
  private let paths: [String]
  private let source: LanguageTag
  private let rules: ValidateRules
  private let failOn: Severity?
  private let format: String
  private let output: String?
  private let isQuiet: Bool

  init(_ invocation: Invocation, _ session: inout Session) throws(CommandFailure) {
    paths = invocation.operands.isEmpty ? ["Localization"] : invocation.operands
    source = try LanguageArgument.parse(invocation.value("--source") ?? "en")
    rules = ValidateRules(try Self.settings(invocation.values("--rule")))
    let level = invocation.value("--fail-on") ?? "error"
    failOn = Severity(rawValue: level)
    format = invocation.value("--format") ?? "text"
    output = invocation.value("--output-file")
    isQuiet = invocation.has("--quiet")
  }

  private static func settings(_ words: [String]) throws(CommandFailure) -> RuleSettings {
    var settings = RuleSettings()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let id = String(parts[0])
      guard RuleRegistry.ids.contains(id) else {
        throw .unknown("rule", id, among: RuleRegistry.ids)
      }
      guard parts.count == 2, let level = RuleSettings.Level(String(parts[1])) else {
        let found = parts.count == 2 ? String(parts[1]) : ""
        throw CommandFailure(
          "bad-value",
          "'\(found)' is no level of the rule '\(id)'"
            + CommandFailure.suggestion(for: found, among: RuleSettings.Level.words)
        )
      }
      settings.levels[id] = level
    }
    return settings
  }

  func run(_ session: inout Session) throws(CommandFailure) -> ExitStatus {
    var folders = ValidateFolders(source: source)
    for path in paths { try folders.add(path) }
    let run = ValidateRun(source: source, rules: rules, fixing: ValidateFixing())
    var report = run.run(folders.projects)
    report.failures = folders.failures + report.failures
    let bytes = Array(text(report).utf8)
    if let output {
      try Files.write(bytes, to: output)
    } else {
      try session.write(bytes)
    }
    try session.flush()
    for failure in report.failures { session.report(failure) }
    if !isQuiet, format == "text" || format == "full" {
      session.writeError(FindingSummary.line(report) + "\n")
    }
    return status(report)
  }

  private func text(_ report: ValidateReport) -> String {
    switch format {
    case "json": FindingJSON.text(report)
    default: FindingText.text(report)
    }
  }

  private func status(_ report: ValidateReport) -> ExitStatus {
    guard report.failures.isEmpty else { return .failure }
    guard let failOn else { return .success }
    return report.findings.contains { $0.severity >= failOn } ? .findings : .success
  }
}
