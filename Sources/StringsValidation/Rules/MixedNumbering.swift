import Diagnostics

/// Numbered and unnumbered conversions in one text.
struct MixedNumbering: TextRule {
  static let documentation = RuleDocumentation(
    "mixed-numbering",
    .error,
    "Some placeholders of a text have numbers and others have none.",
    reason: "Which value goes where is anybody's guess: names and numbers get mixed up.",
    bad: RuleExample(#""move" = "%1$@ vers %@";"#),
    good: RuleExample(#""move" = "%1$@ vers %2$@";"#)
  )

  static let triggers: TextFeatures = .percent

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.format.isCertain, text.text.format.mixesNumbering else { return }
    let first = text.text.format.certain.first { $0.number == nil }
    findings.report(Self.message, text, at: first?.range, notes: text.sourceNote)
  }
}

extension MixedNumbering {
  fileprivate static let message = "this placeholder has no number although others of the text have"
}
