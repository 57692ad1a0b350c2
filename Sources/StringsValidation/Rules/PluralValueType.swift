import Diagnostics

/// A plural whose number has no type, or another one than its forms print.
struct PluralValueType: TableRule {
  static let documentation = RuleDocumentation(
    "plural-value-type",
    .error,
    "The number of a plural has no type, or its forms print another kind of value.",
    reason: "Readers see '(null)' or a meaningless number.",
    bad: RuleExample(
      RuleExample.plural(valueType: "li", one: "%@ jour", other: "%@ jours"),
      file: "Days.stringsdict"
    ),
    good: RuleExample(
      RuleExample.plural(valueType: "li", one: "%li jour", other: "%li jours"),
      file: "Days.stringsdict"
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  /// The kind of value that a type such as `d` or `lu` stands for; `nil` for what is no number.
  static func kind(of type: String) -> PrintfConversion.Kind? {
    guard let kind = PrintfFormat("%" + type).conversions.first?.kind else { return nil }
    return kind == .integer || kind == .real ? kind : nil
  }

  static func noType(_ variable: String, _ found: String?) -> String {
    let lead = "the plural \(variable.excerpt) needs a number type such as 'd'"
    guard let found, !found.isEmpty else { return lead + " under 'NSStringFormatValueTypeKey'" }
    return lead + ", found \(found.excerpt)"
  }

  static func mismatch(_ found: PrintfConversion, _ text: String, _ type: String) -> String {
    let spelling = String(decoding: Array(text.utf8)[found.range], as: UTF8.self)
    return "\(spelling.excerpt) does not match the number type \(type.excerpt)"
  }
}
