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
    guard !isLoneSurrogate(text) else { return }
    text.forEachScalar(where: { $0 == "\u{FFFD}" }) { _, range in
      findings.report(Self.message, text, at: range)
    }
  }

  /// Half a surrogate pair is read as this character, and has a rule of its own.
  private func isLoneSurrogate(_ text: TextInContext) -> Bool {
    let entry = text.table.table.entry(of: text.text)
    return entry?.value.literal?.text.hasLoneSurrogates == true
  }
}

extension ReplacementCharacter {
  fileprivate static let message = "a character was lost here and '�' put in its place"
}
