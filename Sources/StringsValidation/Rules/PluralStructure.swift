import Diagnostics

/// A plural of a `.stringsdict` that is not built as one.
struct PluralStructure: TableRule {
  static let documentation = RuleDocumentation(
    "plural-structure",
    .error,
    "A plural of a .stringsdict lacks its text or its rule type.",
    reason: "The system cannot choose a form, and readers see the key.",
    bad: RuleExample(
      RuleExample.plural(one: "%d jour", other: "%d jours")
        .replacing("NSStringPluralRuleType", with: "NSStringPlural"),
      file: "Days.stringsdict"
    ),
    good: RuleExample(
      RuleExample.plural(one: "%d jour", other: "%d jours"),
      file: "Days.stringsdict"
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }
}
