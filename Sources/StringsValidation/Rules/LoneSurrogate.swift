import Diagnostics
import StringsFile

/// Half of a character.
struct LoneSurrogate: TableRule {
  static let documentation = RuleDocumentation(
    "lone-surrogate",
    .error,
    "A key or a value holds one half of a character that is written in two halves.",
    reason: "Readers see a box or a question mark in place of the character, such as an emoji.",
    bad: RuleExample(#""rate" = "Noter \UD83D";"#),
    good: RuleExample(#""rate" = "Noter \UD83D\UDE00";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    for entry in table.table.document(with: .unusualEscape)?.entries ?? [] {
      for literal in [entry.key, entry.value.literal] {
        guard let literal, literal.text.hasLoneSurrogates else { continue }
        findings.report(Self.message, at: literal.range, in: table.table, key: entry.key.string)
      }
    }
  }
}

extension LoneSurrogate {
  fileprivate static let message = """
    half of a surrogate pair stands alone: expected two escapes such as \\UD83D\\UDE00, or the \
    character itself
    """
}
