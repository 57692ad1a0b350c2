import Diagnostics

/// Placeholders of two kinds in one text.
struct MixedSyntax: TextRule {
  static let documentation = RuleDocumentation(
    "mixed-syntax",
    .warning,
    "A text has arguments in braces and placeholders such as %@.",
    reason: "The app fills in one kind, and readers see the other one as it stands.",
    bad: RuleExample(#""hi" = "Bonjour {name}, %d messages";"#),
    good: RuleExample(#""hi" = "Bonjour {name}, {count} messages";"#)
  )

  static let triggers: TextFeatures = .percent

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.format.isCertain, text.text.message?.looksLikeMessage == true else { return }
    guard text.text.message?.error == nil else { return }
    // Once is enough: the translations follow the source text.
    let source = text.source
    if let source, source.format.isCertain, source.message?.looksLikeMessage == true { return }
    findings.report(Self.message, text, at: text.text.format.certain.first?.range)
  }
}

extension MixedSyntax {
  fileprivate static let message =
    "the text has placeholders of two kinds, '{name}' and this one: only one kind is filled in"
}
