import Diagnostics
import StringsFile

/// The mark that stands for lost characters.
struct ReplacementCharacter: TextRule {
  static let documentation = RuleDocumentation(
    "replacement-character",
    .warning,
    "A text holds the character �, which stands for one that was lost.",
    reason: "Readers see � in the middle of a word.",
    bad: RuleExample(#""rate" = "Not�";"#),
    good: RuleExample(#""rate" = "Noté";"#)
  )

  static let triggers: TextFeatures = .replacement

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard !isReportedOtherwise(text) else { return }
    text.forEachScalar(where: { $0 == "\u{FFFD}" }) { _, range in
      findings.report(Self.message, text, at: range)
    }
  }

  /// Bytes that are no characters, and half a surrogate pair, are read as this character too.
  private func isReportedOtherwise(_ text: TextInContext) -> Bool {
    let errors = text.table.table.document(with: .faults)?.errors ?? []
    guard errors.allSatisfy({ !$0.isAboutBytes }) else { return true }
    let entry = text.table.table.entry(of: text.text)
    return entry?.value.literal?.text.hasLoneSurrogates == true
  }
}

extension ReplacementCharacter {
  fileprivate static let message = "a character was lost here and '�' put in its place"
}
