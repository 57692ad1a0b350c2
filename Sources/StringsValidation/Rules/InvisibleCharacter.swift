import Diagnostics

/// A character that shows nothing and breaks words or searches.
struct InvisibleCharacter: TextRule {
  static let documentation = RuleDocumentation(
    "invisible-character",
    .warning,
    "A text holds an invisible character that its language does not need.",
    reason: "Words break at odd places, and whoever searches for the word does not find it.",
    bad: RuleExample(#""rate" = "No\U200Bter";"#),
    good: RuleExample(#""rate" = "Noter";"#),
    fix: .unsafe("Deletes the character.")
  )

  static let triggers: TextFeatures = .invisible

  /// Languages written without blanks mark where a word may break.
  private static let languagesWithoutBlanks: Set = ["km", "th", "lo", "my", "bo", "dz"]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    let code = text.table.table.language.code
    let mayBreak = Self.languagesWithoutBlanks.contains(code)
    text.forEachScalar(where: Self.isInvisible) { scalar, range in
      if scalar.value == 0x2028 || scalar.value == 0x2029 {
        return reportSeparator(scalar, range)
      }
      if mayBreak, scalar.value == 0x200B || scalar.value == 0x2060 { return }
      findings.report(
        Self.message(scalar),
        text,
        at: range,
        fix: text.touchesMojibake(range) ? nil : Fix("delete it", .unsafe, [text.edit(range, "")])
      )
    }
    /// A separator of lines or paragraphs comes from word processors; what is meant is a line break.
    func reportSeparator(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
      guard let source = text.source, !source.value.unicodeScalars.contains(scalar) else { return }
      findings.report(Self.separator(scalar), text, at: range)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B, 0x2028, 0x2029, 0xFEFF, 0xAD, 0x2060, 0x180E, 0x2061...0x2064, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}

extension InvisibleCharacter {
  fileprivate static func message(_ scalar: Unicode.Scalar) -> String {
    "the text holds the invisible character \(scalar.codeAndName)"
  }

  fileprivate static func separator(_ scalar: Unicode.Scalar) -> String {
    "the text holds the invisible character \(scalar.codeAndName): write a line break or a blank"
  }
}
