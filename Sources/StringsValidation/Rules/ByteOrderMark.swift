import Diagnostics
import StringsFile

/// A byte-order mark in UTF-8.
struct ByteOrderMark: TableRule {
  static let documentation = RuleDocumentation(
    "byte-order-mark",
    .note,
    "The file begins with a byte-order mark, which UTF-8 does not need.",
    reason: """
      Tools that put files together leave the mark in the middle, where the app stops reading, and \
      readers see keys.
      """,
    bad: RuleExample("\u{FEFF}" + #""rate" = "Noter";"#),
    good: RuleExample(#""rate" = "Noter";"#),
    fix: .safe("Deletes the mark.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .byteOrderMark) else { return }
    let encoding = document.encoding
    guard encoding.form == .utf8, encoding.hasByteOrderMark else { return }
    let start = SourcePosition(line: 1, column: 1, byteOffset: 0)
    findings.report(
      Self.message,
      at: start..<start,
      in: table.table,
      fix: Fix("delete the mark", .safe, [TextEdit(0..<encoding.prefixLength, [])])
    )
  }
}

extension ByteOrderMark {
  fileprivate static let message =
    "the file begins with a byte-order mark, which UTF-8 does not need"
}
