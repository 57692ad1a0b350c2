import Diagnostics
import StringsFile

/// An entry without a value.
struct Shorthand: TableRule {
  static let documentation = RuleDocumentation(
    "shorthand",
    .note,
    "An entry has no value, so that its key is the text.",
    reason: "Readers see the key. In a translation that is the text of the source language.",
    bad: RuleExample(#""Rate";"#),
    good: RuleExample(#""Rate" = "Noter";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    let entries = table.table.document(with: .shorthand)?.entries ?? []
    for (number, entry) in entries.enumerated()
    where entry.isShorthand && !table.damage.contains(number) {
      findings.report(Self.message, at: entry.range, in: table.table, key: entry.key.string)
    }
  }
}

extension Shorthand {
  fileprivate static let message = "the entry has no value, so its key is shown"
}
