import Diagnostics
import StringsFile

/// A character written by an octal number.
struct OctalEscape: TableRule {
  static let documentation = RuleDocumentation(
    "octal-escape",
    .note,
    "A character is written as a backslash and an octal number.",
    reason: """
      The number is a code of a character set of the 1980s, so that \\351 is 'Ø' and not 'é'. What \
      readers see is seldom what was meant.
      """,
    bad: RuleExample(#""rate" = "Not\351";"#),
    good: RuleExample(#""rate" = "Noté";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    EscapeRule.forEach(table) { escape, entry, _ in
      guard escape.kind == .octal else { return }
      findings.report(Self.message, at: escape.range, in: table.table, key: entry.key.string)
    }
  }
}

extension OctalEscape {
  fileprivate static let message =
    "an octal number stands for a character of the NeXTSTEP set: write the character itself"
}
