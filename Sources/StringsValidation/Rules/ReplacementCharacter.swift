import Diagnostics
import StringsFile

/// The marks that stand for lost characters.
struct ReplacementCharacter: TextRule {
  static let documentation = RuleDocumentation(
    "replacement-character",
    .warning,
    "A text holds the character �, or question marks in place of all its letters: they were lost.",
    reason: "Readers see � in the middle of a word, or only question marks.",
    bad: RuleExample(#""rate" = "Not�";"#),
    good: RuleExample(#""rate" = "Noté";"#)
  )

  static let triggers: TextFeatures = .any

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkQuestionMarks(text, &findings)
    guard text.text.features.contains(.replacement), !isReportedOtherwise(text) else { return }
    text.forEachScalar(where: { $0 == "\u{FFFD}" }) { _, range in
      findings.report(Self.message, text, at: range)
    }
  }

  /// A text that was stored in a character set without its letters has '?' in place of each.
  private func checkQuestionMarks(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, Self.holdsManyQuestionMarks(text.value),
      Self.holdsOnlyQuestionMarks(text.value)
    else { return }
    guard TextOutsideBraces(source.value).contains(where: \.properties.isAlphabetic) else { return }
    findings.report(Self.questionMarks, text)
  }

  private static func holdsManyQuestionMarks(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in bytes.count { $0 == UInt8(ascii: "?") } >= 4 }
  }

  /// Whether a text has four question marks or more, and no letter.
  private static func holdsOnlyQuestionMarks(_ text: String) -> Bool {
    var count = 0
    for scalar in TextOutsideBraces(text) {
      if scalar == "?" { count += 1 }
      if scalar.properties.isAlphabetic { return false }
    }
    return count >= 4
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
  fileprivate static let questionMarks =
    "the text has question marks in place of letters, which were probably lost in a wrong encoding"
}
