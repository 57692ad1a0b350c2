import Diagnostics

/// A rule that is used, with what is said about its findings.
struct ActiveRule<Check: Sendable>: Sendable {
  let check: Check
  let identity: RuleIdentity
}

/// What is said about the findings of a rule.
final class RuleIdentity: Sendable {
  let id: String
  /// The severity of its findings unless one says otherwise.
  let severity: Severity
  /// Whether a person chose the severity, so that no finding may say otherwise.
  let isFixed: Bool

  /// What is said about a rule under these settings; `nil` when it is not used.
  init?(_ documentation: RuleDocumentation, _ settings: RuleSettings) {
    id = documentation.id
    switch settings.levels[documentation.id] {
    case .off: return nil
    case .severity(let severity):
      self.severity = severity
      isFixed = true
    case nil:
      guard !documentation.isOptIn else { return nil }
      severity = documentation.severity
      isFixed = false
    }
  }
}
