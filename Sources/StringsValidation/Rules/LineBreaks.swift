import Diagnostics

/// Line breaks that differ from those of the source text.
struct LineBreaks: TextRule {
  static let documentation = RuleDocumentation(
    "line-breaks",
    .warning,
    "A text has no line breaks although the source text has, or has some at its ends only here.",
    reason: "Paragraphs run into each other, or an empty line pushes the buttons off the screen.",
    bad: RuleExample(#""m" = "Merci. À bientôt.";"#, source: #""m" = "Thanks.\nSee you.";"#),
    good: RuleExample(#""m" = "Merci.\nÀ bientôt.";"#, source: #""m" = "Thanks.\nSee you.";"#)
  )

  static let triggers: TextFeatures = .lineBreak

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, !text.text.isBlank, !source.isBlank else { return }
    let here = text.text.features.contains(.lineBreak)
    let there = source.features.contains(.lineBreak)
    guard here || there else { return }
    guard here else {
      return findings.report(
        Self.lost(Self.count(source.value)),
        text,
        notes: text.sourceNote
      )
    }
    let length = text.value.utf8.count
    if Self.mayBreak(text.value.utf8.first), text.value.first?.isNewline == true,
      source.value.first?.isNewline != true
    {
      findings.report(Self.atStart, text, at: 0..<1)
    }
    if Self.mayBreak(text.value.utf8.last), text.value.last?.isNewline == true,
      source.value.last?.isNewline != true
    {
      findings.report(Self.atEnd, text, at: length - 1..<length)
    }
  }

  /// Whether a byte may belong to a line break; most texts begin and end with others.
  private static func mayBreak(_ byte: UInt8?) -> Bool {
    byte.map { $0 < 0x20 || $0 >= 0x80 } ?? false
  }

  private static func count(_ text: String) -> Int { text.count(where: \.isNewline) }
}

extension LineBreaks {
  fileprivate static func lost(_ count: Int) -> String {
    let number = count == 1 ? "a line break" : "\(count) line breaks"
    return "the source text has \(number), this text has none"
  }

  fileprivate static let atStart = "the text begins with a line break, the source text does not"
  fileprivate static let atEnd = "the text ends with a line break, the source text does not"
}
