import Diagnostics

/// A word or two that were not translated.
struct SameWordsAsSource: TextRule {
  static let documentation = RuleDocumentation(
    "same-words-as-source",
    .note,
    "A text of one or two words is the same as in the source language.",
    reason: "It may be a name or an international word; if it is not, readers see a foreign word.",
    bad: RuleExample(#""later" = "Not now";"#, source: #""later" = "Not now";"#),
    good: RuleExample(#""later" = "Plus tard";"#, source: #""later" = "Not now";"#),
    isOptIn: true
  )

  static let triggers: TextFeatures = .any

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, source.value.utf8.elementsEqual(text.value.utf8) else { return }
    guard text.isInOtherLanguage, (1...2).contains(WordCount.words(text.value)) else { return }
    findings.report(Self.message, text)
  }
}

extension SameWordsAsSource {
  fileprivate static let message = "the text is the same as in the source language"
}
