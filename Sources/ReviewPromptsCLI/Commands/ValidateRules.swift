internal import StringsValidation

/// Which rules are used for which file.
struct ValidateRules: Sendable {
  private let rules: ActiveRules

  init(_ settings: RuleSettings) {
    rules = ActiveRules(RuleRegistry.all, settings)
  }

  /// The check for a file; `nil` when it is left out.
  func tableCheck(_ path: String) -> TableCheck? { TableCheck(rules) }

  /// The check for a folder of languages.
  func projectCheck(_ path: String) -> ProjectCheck { ProjectCheck(rules) }
}
