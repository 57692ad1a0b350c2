import Diagnostics

/// A plural of a `.stringsdict` or a catalog without its last resort.
struct MissingOtherForm: TableRule {
  static let documentation = RuleDocumentation(
    "missing-other-form",
    .error,
    "A plural of a .stringsdict or of a catalog has no form 'other'.",
    reason: "For every number that has no form of its own, readers see the key or nothing.",
    bad: RuleExample(RuleExample.plural(one: "%d jour", other: nil), file: "Days.stringsdict"),
    good: RuleExample(
      RuleExample.plural(one: "%d jour", other: "%d jours"),
      file: "Days.stringsdict"
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  /// What is said of a plural with these categories.
  static func message(_ variable: String, _ categories: [String]) -> String {
    let name = variable.isEmpty ? "the plural" : "the plural \(variable.excerpt)"
    let found = categories.isEmpty ? "no form at all" : "only " + categories.joined(separator: ", ")
    return "\(name) has no form 'other', which is always needed; it has \(found)"
  }
}
