import Diagnostics

/// A conversion of the source text that a translation leaves out.
struct PrintfFewer: TextRule {
  static let documentation = RuleDocumentation(
    "printf-fewer",
    .warning,
    "A translation leaves out a placeholder such as %@ that the source text has.",
    reason: "Readers are not told the name or the number that the sentence is about.",
    bad: RuleExample(#""hi" = "Bonjour !";"#, source: #""hi" = "Hello %@!";"#),
    good: RuleExample(#""hi" = "Bonjour %@ !";"#, source: #""hi" = "Hello %@!";"#)
  )

  static let triggers: TextFeatures = .formatDifference

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard let dropped = text.difference?.dropped, !dropped.isEmpty else { return }
    guard let source = text.formatSource, text.hasPlainDifference, !text.text.isBlank else {
      return
    }
    // A form for few may spell the number out; other forms of the entry print it.
    if let category = text.text.form?.category, ["zero", "one", "two"].contains(category) {
      return
    }
    // What is damaged is not left out, and a gap is told by its own rule.
    guard !text.text.format.faults.contains(where: Self.isRest) else { return }
    guard PositionalGap.gaps(in: text.text.format).isEmpty else { return }
    var missing: [PrintfConversion] = []
    for case let conversion? in dropped.map(source.format.conversion(taking:)) {
      // A conversion with `*` takes several arguments.
      if missing.last?.range != conversion.range { missing.append(conversion) }
    }
    let names = missing.map { $0.spelling(in: source.value) }
    findings.report(Self.message(names), text, notes: text.formatNote)
  }

  /// Whether a fault may be what is left of a placeholder.
  private static func isRest(_ fault: PrintfFault) -> Bool {
    fault.isCertain || fault.kind == .unfinishedVariable || fault.kind == .blank
  }
}

extension PrintfFewer {
  fileprivate static func message(_ missing: [String]) -> String {
    let names = missing.map { "'\($0.excerptText)'" }.joined(separator: ", ")
    return missing.count == 1
      ? "the placeholder \(names) of the source text is missing"
      : "the placeholders \(names) of the source text are missing"
  }
}
