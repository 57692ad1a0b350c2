import Diagnostics

/// A conversion that prints a value as another kind.
struct PrintfType: TextRule {
  static let documentation = RuleDocumentation(
    "printf-type",
    .error,
    "A placeholder prints a value as another kind than the source text does.",
    reason: "The app shows a meaningless number or crashes.",
    bad: RuleExample(#""days" = "%@ jours";"#, source: #""days" = "%d days";"#),
    good: RuleExample(#""days" = "%d jours";"#, source: #""days" = "%d days";"#)
  )

  static let triggers: TextFeatures = .formatDifference

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    let format = text.text.format
    guard format.isCertain, !Self.isToldByPlural(text) else { return }
    for argument in format.arguments where argument.kinds.isMixed {
      guard text.source?.format.kinds(of: argument.number) != argument.kinds else { continue }
      let place = format.certain.last { $0.number == argument.number }?.range
      return findings.report(Self.contradiction(argument.number), text, at: place)
    }
    guard let source = text.source, let difference = text.difference else { return }
    guard text.hasPlainDifference, !difference.isReordered else { return }
    guard let number = difference.changed.first, let found = format.kinds(of: number).single,
      let wanted = source.format.kinds(of: number).single
    else { return }
    findings.report(
      Self.message(number, found, wanted, of: format.arguments.count),
      text,
      at: format.conversion(taking: number)?.range,
      notes: text.sourceNote
    )
  }

  /// Whether a form of a plural prints another kind than its number is, which has its own rule.
  private static func isToldByPlural(_ text: TextInContext) -> Bool {
    guard text.text.form?.category != nil else { return false }
    let place = text.table.table.valueRange(text.text)
    return text.table.table.faults.contains { fault in
      fault.rule == PluralValueType.documentation.id && fault.range == place
    }
  }
}

extension PrintfType {
  fileprivate static func message(
    _ number: Int,
    _ found: PrintfConversion.Kind,
    _ wanted: PrintfConversion.Kind,
    of count: Int
  ) -> String {
    let which = count > 1 ? "value \(number)" : "the value"
    let lead =
      "the placeholder prints \(which) as \(found.words), the source text as \(wanted.words)"
    return found == .cString && wanted == .object ? lead + ": use '%@'" : lead
  }

  fileprivate static func contradiction(_ number: Int) -> String {
    "value \(number) is printed as two different kinds in the same text"
  }
}
