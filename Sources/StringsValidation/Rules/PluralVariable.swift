import Diagnostics

/// A variable that a text names and nothing defines, or the other way round.
struct PluralVariable: TableRule {
  static let documentation = RuleDocumentation(
    "plural-variable",
    .error,
    "A text names a plural variable such as %#@days@ that is not defined, or one is never named.",
    reason: "Readers see the name of the variable, or never the number.",
    bad: RuleExample(
      RuleExample.plural(variable: "day", one: "%d jour", other: "%d jours"),
      file: "Days.stringsdict"
    ),
    good: RuleExample(
      RuleExample.plural(one: "%d jour", other: "%d jours"),
      file: "Days.stringsdict"
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  static func undefined(_ name: String, _ defined: [String]) -> String {
    let lead = "the text names the plural '%#@\(name.excerptText)@', which is not defined"
    if let near = nearestName(to: name, among: defined) {
      return lead + "; did you mean '\(near)'?"
    }
    return lead
  }

  static func unused(_ name: String) -> String {
    "the plural \(name.excerpt) is defined, but no text names it as '%#@\(name.excerptText)@'"
  }
}
