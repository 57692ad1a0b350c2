import Diagnostics

/// Keys that look the same and are not.
struct ConfusableKeys: TableRule {
  static let documentation = RuleDocumentation(
    "confusable-keys",
    .warning,
    "Two keys look the same but are stored as different characters.",
    reason: "The app asks for one of them; for the other one readers see the key.",
    bad: RuleExample("\"caf\u{E9}\" = \"Bar\";\n\"cafe\u{301}\" = \"Bar\";"),
    good: RuleExample("\"caf\u{E9}\" = \"Bar\";")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for (earlier, later) in table.table.repeats {
      let (first, second) = (table.table.texts[earlier], table.table.texts[later])
      guard !first.key.utf8.elementsEqual(second.key.utf8) else { continue }
      report(first, second, table, &findings)
    }
    checkBlanks(table, &findings)
  }

  /// Keys that differ only in blanks at their ends or in the number of blanks between words.
  private func checkBlanks(_ table: TableInContext, _ findings: inout FindingList) {
    for text in table.table.texts where text.form == nil && text.key.holdsBlank {
      let folded = text.key.split(separator: " ").joined(separator: " ")
      guard folded != text.key, let other = table.table.text(forKey: folded) else { continue }
      report(other, text, table, &findings)
    }
  }

  private func report(
    _ first: TableText,
    _ second: TableText,
    _ table: TableInContext,
    _ findings: inout FindingList
  ) {
    let place = FindingPlace(table.table.path, table.table.keyRange(first))
    findings.report(
      Self.message,
      at: table.table.keyRange(second),
      in: table.table,
      key: second.key,
      notes: [FindingNote("the other key stands here", at: place)]
    )
  }
}

extension String {
  fileprivate var holdsBlank: Bool {
    var text = self
    return text.withUTF8 { $0.contains(UInt8(ascii: " ")) }
  }
}

extension ConfusableKeys {
  fileprivate static let message = "the key looks like another one but is stored differently"
}
