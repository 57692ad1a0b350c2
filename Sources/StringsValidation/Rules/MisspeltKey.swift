import Diagnostics

/// A key of a prompt with a slip in it.
struct MisspeltKey: TableRule {
  static let documentation = RuleDocumentation(
    "misspelt-key",
    .error,
    "A key of a prompt is misspelt, or is no key of a prompt.",
    reason: "The text is never shown; readers get it in another language or not at all.",
    bad: .prompt(#""reviewPrompt.titel" = "Votre avis ?";"#),
    good: .prompt(#""reviewPrompt.title" = "Votre avis ?";"#),
    fix: .unsafe("Writes the nearest key, where it is not there already.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for (number, text) in table.table.texts.enumerated() {
      let isPromptKey = text.key.hasPrefix(PromptTable.keyPrefix)
      guard table.isPromptTable || isPromptKey, !PromptTable.keys.contains(text.key) else {
        continue
      }
      let meant = Self.meant(by: text.key)
      guard meant != nil || isPromptKey else { continue }
      // Of several entries with the key the last one counts; a fix of each would repeat the key.
      let isLast = table.table.index[text.key] == number
      findings.report(
        Self.message(meant),
        at: table.table.keyRange(text),
        in: table.table,
        key: text.key,
        fix: isLast ? meant.flatMap { Self.fix(text, $0, table.table) } : nil
      )
    }
  }

  private static func fix(_ text: TableText, _ meant: String, _ table: LocalizedTable) -> Fix? {
    // A key that is there already would be given twice.
    guard table.index[meant] == nil, table.isStringsFile else { return nil }
    let range = table.keyRange(text)
    let bytes = table.bytes(of: "\"\(meant)\"")
    return Fix(
      "write the key",
      .unsafe,
      [TextEdit(range, bytes)],
      replacedKey: text.key
    )
  }

  /// The key of a prompt that was meant; `nil` when nothing is near, or it is right.
  static func meant(by key: String) -> String? {
    guard !PromptTable.keys.contains(key) else { return nil }
    return nearestName(to: key, among: PromptTable.keys)
  }
}

extension MisspeltKey {
  fileprivate static func message(_ meant: String?) -> String {
    "no text of a prompt has this key" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }
}
