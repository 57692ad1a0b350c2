import Diagnostics

/// An entry of a catalog without a text in the source language.
struct MissingSourceValue: TableRule {
  static let documentation = RuleDocumentation(
    "missing-source-value",
    .error,
    "An entry of a string catalog has no source text, and its key is no text.",
    reason: "Readers see the key, such as 'config.audio.auto'.",
    bad: .catalog(key: "prompt.rate", source: nil, value: "Noter"),
    good: .catalog(key: "prompt.rate", value: "Noter")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  static let message = "the entry has no text in the source language, so its key is shown"
}
