import Diagnostics

/// Three full stops where the source text has an ellipsis.
struct Ellipsis: TextRule {
  static let documentation = RuleDocumentation(
    "ellipsis",
    .note,
    "Three full stops stand where the source text has the character ….",
    reason: "The dots may be torn apart at the end of a line, and stand wider than in other texts.",
    bad: RuleExample(#""load" = "Chargement...";"#, source: #""load" = "Loading…";"#),
    good: RuleExample(#""load" = "Chargement…";"#, source: #""load" = "Loading…";"#),
    fix: .unsafe("Writes the character ….")
  )

  static let triggers: TextFeatures = .dots

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.dots) else { return }
    let isWanted = text.source.map { $0.value.contains("…") } ?? text.table.isPromptTable
    guard isWanted, let range = text.value.range(of: "...") else { return }
    let utf8 = text.value.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    findings.report(
      Self.message,
      text,
      at: start..<start + 3,
      fix: Fix("write …", .unsafe, [text.edit(start..<start + 3, "…")])
    )
  }
}

extension Ellipsis {
  fileprivate static let message = "three full stops: write the character '…'"
}
