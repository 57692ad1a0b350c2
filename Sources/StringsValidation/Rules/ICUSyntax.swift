import Diagnostics
import MessageFormatting

/// A text with braces that is no message.
struct ICUSyntax: TextRule {
  static let documentation = RuleDocumentation(
    "icu-syntax",
    .error,
    "A text with arguments in braces is not written as ICU's MessageFormat wants it.",
    reason: "The app cannot fill in the text: readers see braces and keywords, or nothing.",
    bad: RuleExample(#""hi" = "Bonjour {name";"#, source: #""hi" = "Hello {name}";"#),
    good: RuleExample(#""hi" = "Bonjour {name}";"#, source: #""hi" = "Hello {name}";"#)
  )

  static let triggers: TextFeatures = .brace

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let error = text.text.message?.error, text.isMessage else { return }
    if case .missingOther = error.kind { return }
    findings.report(
      error.description,
      text,
      at: error.utf8Offset..<error.utf8Offset,
      notes: text.sourceNote
    )
  }
}
