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
      guard text.formatSource?.format.kinds(of: argument.number) != argument.kinds else { continue }
      let place = format.certain.last { $0.number == argument.number }?.range
      return findings.report(Self.contradiction(argument.number), text, at: place)
    }
    guard let source = text.formatSource, let difference = text.difference else { return }
    guard text.hasPlainDifference, !difference.isReordered else { return }
    guard let number = difference.changed.first, let found = format.kinds(of: number).single,
      let wanted = source.format.kinds(of: number).single
    else { return }
    findings.report(
      Self.message(number, found, wanted, of: format.arguments.count),
      text,
      at: format.conversion(taking: number)?.range,
      notes: text.formatNote
    )
  }

  /// Whether a form of a plural prints another kind than its number is, or the text names a plural
  /// that is not there; both have their own rules.
  private static func isToldByPlural(_ text: TextInContext) -> Bool {
    let isNaming = !text.text.format.variables.isEmpty
    guard text.text.form?.category != nil || isNaming else { return false }
    let rules = [PluralValueType.documentation.id, PluralVariable.documentation.id]
    let place = text.table.table.valueRange(text.text)
    return text.table.table.faults.contains { fault in
      rules.contains(fault.rule) && fault.range == place
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
