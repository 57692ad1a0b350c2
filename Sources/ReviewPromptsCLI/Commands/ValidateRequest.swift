internal import Diagnostics
internal import LocaleMatching
internal import StringsValidation

/// What one call of `validate` asks for.
struct ValidateRequest {
  private let paths: [String]
  private let isPathGiven: Bool
  private let source: LanguageTag
  /// Whether the source language was named on the command line.
  private let isSourceGiven: Bool
  private let rules: ValidateRules
  private let fixing: ValidateFixing
  private let failOn: Severity?
  private let baseline: String?
  private let newBaseline: String?
  private let showsDiff: Bool
  private let output: ValidateOutput

  init(_ invocation: Invocation, _ session: Session) throws(CommandFailure) {
    isPathGiven = !invocation.operands.isEmpty
    paths = isPathGiven ? invocation.operands : ["Localization"]
    let settings = try Self.settings(invocation, paths)
    source = try Self.source(invocation, settings)
    isSourceGiven = (invocation.value("--source") ?? "Base") != "Base"
    rules = ValidateRules(settings, flags: try Self.flags(invocation.values("--rule")))
    fixing = ValidateFixing(invocation)
    let level = invocation.value("--fail-on") ?? settings.configuration.failOn ?? "error"
    failOn = Severity(rawValue: level)
    newBaseline = invocation.value("--write-baseline")
    // A new baseline lists all findings, those of the old one among them.
    baseline =
      newBaseline == nil ? invocation.value("--baseline") ?? settings.baseline : nil
    showsDiff = invocation.has("--diff")
    output = ValidateOutput(invocation, session)
  }

  private static func source(
    _ invocation: Invocation,
    _ settings: ValidateSettings
  ) throws(CommandFailure) -> LanguageTag {
    if let name = invocation.value("--source"), name != "Base" {
      return try LanguageArgument.parse(name)
    }
    if let tag = settings.configuration.source { return tag }
    return try LanguageArgument.parse("en")
  }

  private static func settings(
    _ invocation: Invocation,
    _ paths: [String]
  ) throws(CommandFailure) -> ValidateSettings {
    if invocation.has("--no-config") {
      guard invocation.value("--config") == nil else {
        throw CommandFailure("conflicting-flags", "--config and --no-config exclude each other")
      }
      return .none
    }
    if let path = invocation.value("--config") { return try ValidateSettings(path: path) }
    return try ValidateSettings(nearest: paths[0])
  }

  private static func flags(_ words: [String]) throws(CommandFailure) -> RuleSettings {
    var settings = RuleSettings()
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let id = String(parts[0])
      guard RuleRegistry.ids.contains(id) else {
        throw .unknown("rule", id, among: RuleRegistry.ids, hint: "see 'reviewprompts rules'")
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
    let known = try ValidateBaseline(path: baseline)
    var folders = ValidateFolders(source: source)
    for path in paths { try add(path, to: &folders) }
    if isSourceGiven { try checkSource(folders.projects) }
    for remark in folders.remarks { session.remark(remark) }
    let progress = ProgressLine(session)
    var run = ValidateRun(source: source, rules: rules, fixing: fixing)
    run.progress = progress.add
    var report = run.run(folders.projects)
    progress.clear()
    report.failures = folders.failures + report.failures
    if let remark = known.staleRemark(report.findings, in: paths) { session.remark(remark) }
    report.findings = known.remaining(report.findings)
    if let newBaseline {
      try ValidateBaseline.write(report.findings, to: newBaseline, checked: paths)
      let count = report.findings.count
      session.remark("listed \(count) finding\(count == 1 ? "" : "s") in '\(newBaseline)'")
      report.findings = []
    }
    if !showsDiff {
      for change in report.changes { try Files.write(change.after, to: change.path) }
    }
    try output.write(report, showsDiff: showsDiff, &session)
    return status(report)
  }

  private func add(_ path: String, to folders: inout ValidateFolders) throws(CommandFailure) {
    do throws(CommandFailure) {
      try folders.add(path)
    } catch  where !isPathGiven {
      throw CommandFailure(
        error.id,
        "no PATH is given, and there is no folder '\(path)' here; try 'reviewprompts validate .'"
      )
    }
  }

  /// Says that the source language named on the command line is nowhere, where that can be told.
  private func checkSource(_ projects: [ValidateProject]) throws(CommandFailure) {
    guard projects.allSatisfy({ $0.catalogs.isEmpty && $0.outline.sourceFolder == nil }) else {
      return
    }
    let names = Set(projects.flatMap { $0.outline.languageFolders.map(\.name) })
    guard !names.isEmpty else { return }
    throw .unknown("source language", source.description, among: names.sorted())
  }

  private func status(_ report: ValidateReport) -> ExitStatus {
    guard report.failures.isEmpty else { return .failure }
    if showsDiff { return report.changes.isEmpty ? .success : .findings }
    guard let failOn else { return .success }
    return report.findings.contains { $0.severity >= failOn } ? .findings : .success
  }
}
