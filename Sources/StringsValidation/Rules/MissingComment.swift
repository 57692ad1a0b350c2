import Diagnostics
import StringsFile

/// A text that nobody explains.
struct MissingComment: TableRule {
  static let documentation = RuleDocumentation(
    "missing-comment",
    .note,
    "An entry of the source language has no comment above it.",
    reason: "Translators have to guess where the text stands, and readers get a wrong word.",
    bad: RuleExample(#""rate" = "Rate";"#, language: "en"),
    good: RuleExample("/* Button that opens the store */\n" + #""rate" = "Rate";"#, language: "en"),
    isOptIn: true
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard table.source == nil else { return }
    for entry in table.table.document?.entries ?? [] {
      let comments = entry.comments + entry.trailingComments
      let isExplained = comments.contains { comment in
        let text = comment.text.trimmingBlanks
        return !text.isEmpty && text != Self.placeholder
      }
      guard !isExplained else { continue }
      findings.report(Self.message, at: entry.key.range, in: table.table, key: entry.key.string)
    }
  }

  /// What Apple's tools write where the programmer wrote nothing.
  private static let placeholder = "No comment provided by engineer."
}

extension MissingComment {
  fileprivate static let message = "no comment tells translators where this text stands"
}
