import Diagnostics

/// An entry of a catalog that the program no longer uses.
struct StaleEntry: TableRule {
  static let documentation = RuleDocumentation(
    "stale-entry",
    .note,
    "An entry of a string catalog is marked as stale.",
    reason: "Nobody sees its texts any more; translating them is wasted work.",
    bad: .catalog(extraction: "stale", value: "Noter"),
    good: .catalog(value: "Noter")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  static let message = "the entry is stale: the program does not use it any more"
}
