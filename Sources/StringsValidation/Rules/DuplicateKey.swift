import Diagnostics

/// A key that is given twice.
struct DuplicateKey: TableRule {
  static let documentation = RuleDocumentation(
    "duplicate-key",
    .error,
    "A key is given more than once; a warning where the texts are the same.",
    reason: """
      Only the last text is shown. Whoever mends the other one wonders why readers still see the old \
      text.
      """,
    bad: RuleExample(#""rate" = "Noter";"# + "\n" + #""rate" = "Évaluer";"#),
    good: RuleExample(#""rate" = "Noter";"#),
    fix: .unsafe(
      "Deletes the entries that are not shown; --fix does so where the texts are the same."
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for fault in table.table.faults where fault.rule == Self.documentation.id {
      findings.report(fault, in: table.table)
    }
    for (earlier, later) in table.table.repeats {
      let (first, second) = (table.table.texts[earlier], table.table.texts[later])
      guard first.key.utf8.elementsEqual(second.key.utf8) else { continue }
      // Between the marks of a conflict both versions stand on purpose.
      if table.damage.contains(first), table.damage.contains(second) { continue }
      let isWhole = !table.damage.contains(first) && !table.damage.contains(second)
      let isSame = first.value.utf8.elementsEqual(second.value.utf8)
      let place = FindingPlace(table.table.path, table.table.keyRange(first))
      findings.report(
        isSame ? Self.sameText : Self.otherText(first.value),
        at: table.table.keyRange(second),
        in: table.table,
        key: second.key,
        severity: isSame ? .warning : nil,
        notes: [FindingNote("the key was given here before", at: place)],
        fix: isWhole ? Self.fix(first, table.table, isSame ? .safe : .unsafe) : nil
      )
    }
  }

  /// Nobody sees the earlier text, but where it differs it may be the one that was meant.
  private static func fix(
    _ text: TableText,
    _ table: LocalizedTable,
    _ safety: Fix.Safety
  ) -> Fix? {
    guard let range = table.linesOfEntry(text) else { return nil }
    return Fix("delete the earlier entry", safety, [TextEdit(range, [])])
  }
}

extension DuplicateKey {
  fileprivate static let sameText = "the key is given a second time with the same text"

  fileprivate static func otherText(_ text: String) -> String {
    "the key is given a second time with another text: \(text.excerpt) is never shown"
  }
}
