import Diagnostics
import StringsFile

/// A file in UTF-16 that does not say so.
struct UTF16WithoutByteOrderMark: TableRule {
  static let documentation = RuleDocumentation(
    "utf16-without-bom",
    .error,
    "The file looks like UTF-16 and has no byte-order mark.",
    reason: """
      Apple's systems drop the first character of such a file or cannot read it, so the first text or \
      all of them are missing.
      """,
    bad: RuleExample(#""r" = "N";"#, storedAs: .utf16WithoutMark),
    good: RuleExample(#""r" = "N";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for error in table.table.document(with: .faults)?.errors ?? []
    where error.kind == .utf16WithoutByteOrderMark {
      findings.report(error.message, at: error.range, in: table.table)
    }
  }
}
