import Diagnostics
import MessageFormatting

/// A choice without its last resort.
struct MissingOther: TextRule {
  static let documentation = RuleDocumentation(
    "missing-other",
    .error,
    "A plural or select has no text for 'other'.",
    reason: "For every number or word that has no text of its own, readers see nothing or rubbish.",
    bad: RuleExample(#""days" = "{n, plural, one {# jour}}";"#),
    good: RuleExample(#""days" = "{n, plural, one {# jour} other {# jours}}";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let error = text.text.message?.error, text.isMessage else { return }
    guard case .missingOther = error.kind else { return }
    findings.report(error.description, text, at: error.utf8Offset..<error.utf8Offset)
  }
}
