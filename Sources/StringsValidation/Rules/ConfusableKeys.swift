import Diagnostics

/// Keys that look the same and are not.
struct ConfusableKeys: TableRule {
  static let documentation = RuleDocumentation(
    "confusable-keys",
    .warning,
    "Two keys look the same but are stored as different characters.",
    reason: "The app asks for one of them; for the other one readers see the key.",
    bad: RuleExample(
      "\"caf\u{E9}\" = \"Bar\";\n\"cafe\u{301}\" = \"Bar\";",
      source: "\"caf\u{E9}\" = \"Pub\";"
    ),
    good: RuleExample("\"caf\u{E9}\" = \"Bar\";", source: "\"caf\u{E9}\" = \"Pub\";")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for (first, second) in Self.differentRepeats(table.table) {
      report(first, second, table, &findings)
    }
    checkBlanks(table, &findings)
    checkSource(table, &findings)
  }

  /// The texts of equal keys that are stored differently.
  private static func differentRepeats(_ table: LocalizedTable) -> [(TableText, TableText)] {
    table.repeats.map { (table.texts[$0.earlier], table.texts[$0.later]) }
      .filter { !$0.key.isStored(like: $1.key) }
  }

  /// Keys that are stored in another way than in the source language, so that no text is found.
  private func checkSource(_ table: TableInContext, _ findings: inout FindingList) {
    guard let source = table.source else { return }
    // A key with two spellings in one of the tables is told there.
    let repeats = [source, table.table].flatMap(Self.differentRepeats)
    var told = Set(repeats.map { $0.0.key })
    for (number, text) in table.table.texts.enumerated() {
      guard let other = table.source(ofText: number), !text.key.isStored(like: other.key),
        told.insert(text.key).inserted
      else { continue }
      let place = FindingPlace(source.path, source.keyRange(other))
      findings.report(
        Self.sourceMessage,
        at: table.table.keyRange(text),
        in: table.table,
        key: text.key,
        notes: [FindingNote("the key of the source language stands here", at: place)]
      )
    }
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

  /// Whether a key, which is known to look the same, is made of the same bytes.
  fileprivate func isStored(like other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // Nothing of ASCII can be spelt in two ways, and hardly any key holds anything else.
    return isASCII || utf8.elementsEqual(other.utf8)
  }

  /// Bytes put together rather than looked at one by one, which takes a fraction of the time.
  private var isASCII: Bool {
    var text = self
    return text.withUTF8 { $0.reduce(0, |) < 0x80 }
  }
}

extension ConfusableKeys {
  fileprivate static let message = "the key looks like another one but is stored differently"
  fileprivate static let sourceMessage =
    "the key looks like that of the source language but is stored differently"
}
