import Diagnostics

/// Several placeholders that cannot change places.
struct Unnumbered: TextRule {
  static let documentation = RuleDocumentation(
    "unnumbered",
    .warning,
    "A source text has two or more placeholders without numbers.",
    reason: """
      Other languages need another order of words. Without numbers translators cannot change it, or \
      names and numbers get mixed up.
      """,
    bad: RuleExample(#""f" = "%@ has %d files";"#, language: "en"),
    good: RuleExample(#""f" = "%1$@ has %2$d files";"#, language: "en"),
    fix: .unsafe("Numbers the placeholders.")
  )

  static let triggers: TextFeatures = .percent

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.table.source == nil, text.text.form == nil else { return }
    let certain = text.text.format.certain
    let unnumbered = certain.filter { $0.number == nil }
    guard unnumbered.count > 1, unnumbered.count == certain.count else { return }
    let isSimple = certain.allSatisfy { $0.starCount == 0 }
    let edits = certain.enumerated().map { number, conversion in
      let place = conversion.range.lowerBound + 1
      return text.edit(place..<place, "\(number + 1)$")
    }
    findings.report(
      Self.message(unnumbered.count),
      text,
      at: unnumbered.first?.range,
      fix: isSimple ? Fix("number the placeholders", .unsafe, edits) : nil
    )
  }
}

extension Unnumbered {
  fileprivate static func message(_ count: Int) -> String {
    "\(count) placeholders have no numbers, so no translation can change their order: write '%1$@'"
  }
}
