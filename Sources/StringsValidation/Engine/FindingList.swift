import Diagnostics

/// Takes what rules find in one file.
struct FindingList {
  private(set) var findings: [Finding] = []
  /// The rule that reports.
  var rule: RuleIdentity

  init(_ rule: RuleIdentity) {
    self.rule = rule
  }

  /// Reports something at a place of a table.
  ///
  /// - Parameters:
  ///   - message: what was found and what was expected.
  ///   - range: where; `nil` for the table as a whole.
  ///   - table: the table.
  ///   - key: the key of the entry it is about.
  ///   - severity: how severe it is, where that differs from the rule's own severity.
  ///   - notes: other places that help to understand it.
  ///   - fix: how it can be mended.
  mutating func report(
    _ message: String,
    at range: Range<SourcePosition>?,
    in table: LocalizedTable,
    key: String? = nil,
    severity: Severity? = nil,
    notes: [FindingNote] = [],
    fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        rule: rule.id,
        severity: rule.severity(severity),
        message: message,
        place: FindingPlace(table.path, range),
        key: key,
        language: table.language.name,
        notes: notes,
        fix: fix
      )
    )
  }

  /// Reports something about a text, or about a stretch of it given in bytes of UTF-8.
  mutating func report(
    _ message: String,
    _ text: TextInContext,
    at range: Range<Int>? = nil,
    severity: Severity? = nil,
    notes: [FindingNote] = [],
    fix: Fix? = nil
  ) {
    report(
      message,
      at: range.map { text.place(of: $0) } ?? text.table.table.valueRange(text.text),
      in: text.table.table,
      key: text.text.key,
      severity: severity,
      notes: notes,
      fix: fix
    )
  }

  /// Reports what the reader of a table found against the rule.
  mutating func reportFaults(of table: LocalizedTable) {
    for fault in table.faults where fault.rule == rule.id { report(fault, in: table) }
  }

  /// Reports something about a folder or file of a project.
  mutating func report(
    _ message: String,
    file: String,
    language: String?,
    severity: Severity? = nil,
    notes: [FindingNote] = []
  ) {
    findings.append(
      Finding(
        rule: rule.id,
        severity: rule.severity(severity),
        message: message,
        place: FindingPlace(file),
        language: language,
        notes: notes
      )
    )
  }
}

extension RuleIdentity {
  /// The severity of a finding for which the rule proposes one.
  fileprivate func severity(_ proposed: Severity?) -> Severity {
    isFixed ? severity : proposed ?? severity
  }
}
