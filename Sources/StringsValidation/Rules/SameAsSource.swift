import Diagnostics

/// A text of several words that was not translated.
struct SameAsSource: TextRule {
  static let documentation = RuleDocumentation(
    "same-as-source",
    .warning,
    "A text of three words or more is the same as in the source language.",
    reason: "Readers see a sentence in a language that they may not understand.",
    bad: RuleExample(#""later" = "Ask me later";"#, source: #""later" = "Ask me later";"#),
    good: RuleExample(#""later" = "Plus tard";"#, source: #""later" = "Ask me later";"#)
  )

  static let triggers: TextFeatures = .any

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, source.value.utf8.count == text.value.utf8.count else { return }
    guard source.value.utf8.elementsEqual(text.value.utf8), text.isInOtherLanguage else { return }
    guard WordCount.words(text.value) >= 3 else { return }
    findings.report(Self.message, text)
  }
}

extension SameAsSource {
  fileprivate static let message = "the text is the same as in the source language"
}
