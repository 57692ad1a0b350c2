import Diagnostics

/// A table without entries.
struct EmptyTable: TableRule {
  static let documentation = RuleDocumentation(
    "empty-table",
    .warning,
    "The file holds no entries, although the source language has some.",
    reason: "Readers see the keys of all its texts.",
    bad: RuleExample("/* to come */\n", source: #""rate" = "Rate";"#),
    good: RuleExample(#""rate" = "Noter";"#, source: #""rate" = "Rate";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard table.table.texts.isEmpty, table.table.isReadable else { return }
    // The language of a catalog may have texts in fields that could not be read.
    guard CatalogStructure.keys(in: table.table).isEmpty else { return }
    guard let source = table.source, !source.texts.isEmpty else { return }
    findings.report(Self.message(source.index.count), at: nil, in: table.table)
  }
}

extension EmptyTable {
  fileprivate static func message(_ count: Int) -> String {
    count == 1
      ? "the file holds no entries: expected the one of the source language"
      : "the file holds no entries: expected the \(count) of the source language"
  }
}
