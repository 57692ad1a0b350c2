import Diagnostics
import StringsFile

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
      """
      Deletes an entry that is not shown; --fix does so where the texts are the same and no comment \
      goes with it.
      """
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
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
        fix: isWhole ? Self.fix(first, second, table.table) : nil
      )
    }
  }

  /// Of equal texts either may go, best one without a comment. Where they differ nobody sees the
  /// earlier one, but it may be the one that was meant.
  private static func fix(
    _ first: TableText,
    _ second: TableText,
    _ table: LocalizedTable
  ) -> Fix? {
    guard let earlier = table.entryForComments(of: first) else { return nil }
    if first.value.utf8.elementsEqual(second.value.utf8) {
      guard let later = table.entryForComments(of: second) else { return nil }
      if !later.hasOwnComment, !later.isSuppressing {
        return fix("delete the later entry", .safe, second, table)
      }
      if !earlier.hasOwnComment, !earlier.isSuppressing {
        return fix("delete the earlier entry", .safe, first, table)
      }
    }
    return earlier.isSuppressing ? nil : fix("delete the earlier entry", .unsafe, first, table)
  }

  private static func fix(
    _ title: String,
    _ safety: Fix.Safety,
    _ text: TableText,
    _ table: LocalizedTable
  ) -> Fix? {
    table.linesOfEntry(text).map { Fix(title, safety, [TextEdit($0, [])]) }
  }
}

extension StringsEntry {
  /// Whether a comment goes when the entry does.
  fileprivate var hasOwnComment: Bool {
    comment != nil || !trailingComments.isEmpty
      || comments.contains { $0.range.lowerBound > key.range.lowerBound }
  }

  /// Whether a comment over the entry allows something, which would count for the next one.
  fileprivate var isSuppressing: Bool {
    comments.contains { Suppression($0, key: key.string) != nil }
  }
}

extension DuplicateKey {
  fileprivate static let sameText = "the key is given a second time with the same text"

  fileprivate static func otherText(_ text: String) -> String {
    "the key is given a second time with another text: \(text.excerpt) is never shown"
  }
}
