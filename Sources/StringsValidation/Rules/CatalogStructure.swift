import Diagnostics

/// A field of a catalog that is misspelt, missing, or holds another kind of value.
struct CatalogStructure: TableRule {
  static let documentation = RuleDocumentation(
    "catalog-structure",
    .error,
    "A field of a string catalog holds another kind of value than it should; a warning where one is "
      + "missing or misspelt.",
    reason: "The texts in it are passed over, or the catalog cannot be used at all.",
    bad: RuleExample(
      catalog(#"{"fr": "Noter"}"#),
      file: "Localizable.xcstrings"
    ),
    good: RuleExample(
      catalog(#"{"fr": {"stringUnit": {"state": "translated", "value": "Noter"}}}"#),
      file: "Localizable.xcstrings"
    )
  )

  private static func catalog(_ localizations: String) -> String {
    """
    {
      "sourceLanguage": "en",
      "strings": {"Rate": {"localizations": \(localizations)}},
      "version": "1.0"
    }
    """
  }

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
  }

  /// The keys of a table of which some field is told by this rule.
  static func keys(in table: LocalizedTable) -> Set<String> {
    Set(table.faults.filter { $0.rule == documentation.id }.compactMap(\.key))
  }

  static func missing(_ field: String, _ example: String) -> String {
    "the catalog has no text under '\(field)': expected \(example)"
  }

  static func misspelt(_ name: String, _ near: String) -> String {
    "\(name.excerpt) is not known here; did you mean '\(near)'?"
  }

  static func noObject(_ name: String, _ example: String) -> String {
    "the value of \(name.excerpt) is no object: expected \(example)"
  }

  static let noValue = "'stringUnit' has no text under 'value'"
}
