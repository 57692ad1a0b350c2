import Diagnostics

/// A text that the source language does not have.
struct ExtraKey: TableRule {
  static let documentation = RuleDocumentation(
    "extra-key",
    .warning,
    "A key is not in the source language.",
    reason: """
      The app no longer asks for it, or it is misspelt: then readers see another key instead of the \
      text.
      """,
    bad: RuleExample(#""rate" = "Noter"; "rat" = "Noter";"#, source: #""rate" = "Rate";"#),
    good: RuleExample(#""rate" = "Noter";"#, source: #""rate" = "Rate";"#)
  )

  /// How many bytes of missing keys the extra keys of a table are compared with: about 100,000 keys.
  ///
  /// Where all keys were renamed, comparing each with each would take minutes and tell nothing.
  private static let comparedBytes = 2_000_000

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let source = table.source, source.isReadable, !source.texts.isEmpty else { return }
    var missing: (keys: [String], bytes: Int)?
    var bytesLeft = Self.comparedBytes
    for (number, text) in table.table.texts.enumerated() where !table.isInSource(text: number) {
      guard !table.sourceCompanionKeys.contains(text.key) else { continue }
      guard text.form == nil || text.isFirstForm(in: table.table) else { continue }
      // A misspelt key of a prompt is told by its own rule.
      guard !table.isPromptTable || MisspeltKey.meant(by: text.key) == nil else { continue }
      // Each language may override other texts of a prompt.
      guard !table.isOverride || !PromptTable.keys.contains(text.key) else { continue }
      // Two keys that differ only in blanks are told by `confusable-keys`.
      let folded = text.key.split(separator: " ").joined(separator: " ")
      guard folded == text.key || table.table.text(forKey: folded) == nil else { continue }
      let candidates = missing ?? Self.candidates(table)
      missing = candidates
      bytesLeft -= min(bytesLeft, candidates.bytes)
      let near = bytesLeft > 0 ? nearestName(to: text.key, among: candidates.keys) : nil
      findings.report(
        Self.message(near),
        at: table.table.keyRange(text),
        in: table.table,
        key: text.key
      )
    }
  }

  /// The keys that an extra one may have been meant as, with their bytes.
  private static func candidates(_ table: TableInContext) -> (keys: [String], bytes: Int) {
    let keys = table.missingKeys
    return (keys, keys.reduce(0) { sum, key in sum + key.utf8.count })
  }
}

extension ExtraKey {
  fileprivate static func message(_ near: String?) -> String {
    "the key is not in the source language" + (near.map { "; did you mean \($0.excerpt)?" } ?? "")
  }
}
