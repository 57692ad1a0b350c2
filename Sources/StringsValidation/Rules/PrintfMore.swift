import Diagnostics

/// A conversion that the source text does not have.
struct PrintfMore: TextRule {
  static let documentation = RuleDocumentation(
    "printf-more",
    .error,
    "A translation has more placeholders such as %@ than the source text.",
    reason: "The app has no value for it: it shows rubbish or crashes.",
    bad: RuleExample(#""quit" = "Quitter %@ %@";"#, source: #""quit" = "Quit %@";"#),
    good: RuleExample(#""quit" = "Quitter %@";"#, source: #""quit" = "Quit %@";"#)
  )

  static let triggers: TextFeatures = .formatDifference

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let added = text.difference?.added, !added.isEmpty, text.hasPlainDifference else {
      return
    }
    guard let source = text.source else { return }
    let wanted = source.format.arguments.count
    findings.report(
      Self.message(text.text.format.arguments.count, wanted),
      text,
      at: Self.place(of: added, in: text.text.format),
      notes: text.sourceNote
    )
  }

  /// The first conversion that takes one of the arguments that are too many.
  private static func place(of added: [Int], in format: PrintfFormat) -> Range<Int>? {
    let certain = format.certain
    if let numbered = certain.first(where: { $0.number.map(added.contains) == true }) {
      return numbered.range
    }
    return certain.last?.range
  }
}

extension PrintfMore {
  fileprivate static func message(_ found: Int, _ wanted: Int) -> String {
    let expected = wanted == 0 ? "none" : "\(wanted)"
    return "the text has placeholders for \(found) values, the source text for \(expected)"
  }
}
