import Diagnostics

/// A text of a catalog that is not done.
struct UnfinishedTranslation: TableRule {
  static let documentation = RuleDocumentation(
    "unfinished-translation",
    .warning,
    "A text of a string catalog is new or waits for a review.",
    reason: "Readers see a text that nobody has looked at, or one in another language.",
    bad: .catalog(state: "needs_review", value: "Noter"),
    good: .catalog(state: "translated", value: "Noter")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  /// What is said of a text in this state; `nil` when it is done.
  static func message(_ state: String) -> String? {
    switch state {
    case "new": "the text is not translated yet"
    case "needs_review": "the text waits for a review"
    default: nil
    }
  }
}
