import Diagnostics
import StringsFile

/// A file that holds a table which cannot be looked into.
struct UncheckedFile: TableRule {
  static let documentation = RuleDocumentation(
    "unchecked-file",
    .note,
    "The file is a binary property list, which holds no places to point at.",
    reason: "Whatever is wrong with its texts is not found here.",
    bad: RuleExample("bplist00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"),
    good: RuleExample(#""rate" = "Noter";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for error in table.table.document(with: .faults)?.errors ?? []
    where error.kind == .binaryPropertyList {
      findings.report(Self.message, at: nil, in: table.table)
    }
  }
}

extension UncheckedFile {
  fileprivate static let message =
    "the file is a binary property list, so its texts are not checked: keep it as text"
}
