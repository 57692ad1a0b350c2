import Diagnostics

/// A rule that is used, with what is said about its findings.
struct ActiveRule<Check: Sendable>: Sendable {
  let check: Check
  let id: String
  /// The severity of its findings unless one says otherwise.
  let severity: Severity
  /// What a text must hold for the rule to be asked.
  let triggers: TextFeatures
  /// Whether a person chose the severity, so that no finding may say otherwise.
  let isFixed: Bool
}

/// The rules that are used, by what they look at.
package struct ActiveRules: Sendable {
  let text: [ActiveRule<any TextRule>]
  let table: [ActiveRule<any TableRule>]
  let project: [ActiveRule<any ProjectRule>]
  /// The rules whose findings the engine makes, by id.
  let engine: [String: ActiveRule<any EngineRule>]

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - rules: the rules to choose from.
  ///   - settings: what is wanted of them.
  package init(_ rules: [any Rule] = RuleRegistry.all, _ settings: RuleSettings = RuleSettings()) {
    text = rules.compactMap { ($0 as? any TextRule).flatMap { Self.active($0, settings) } }
    table = rules.compactMap { ($0 as? any TableRule).flatMap { Self.active($0, settings) } }
    project = rules.compactMap { ($0 as? any ProjectRule).flatMap { Self.active($0, settings) } }
    let engine = rules.compactMap { rule in
      (rule as? any EngineRule).flatMap { Self.active($0, settings) }
    }
    self.engine = Dictionary(engine.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func active<Check: Sendable>(
    _ check: Check,
    _ settings: RuleSettings
  ) -> ActiveRule<Check>? {
    guard let rule = check as? any Rule else { return nil }
    let documentation = type(of: rule).documentation
    let triggers = (rule as? any TextRule).map { type(of: $0).triggers } ?? .any
    switch settings.levels[documentation.id] {
    case .off: return nil
    case nil where documentation.isOptIn: return nil
    case nil:
      return ActiveRule(
        check: check,
        id: documentation.id,
        severity: documentation.severity,
        triggers: triggers,
        isFixed: false
      )
    case .severity(let severity):
      return ActiveRule(
        check: check,
        id: documentation.id,
        severity: severity,
        triggers: triggers,
        isFixed: true
      )
    }
  }
}
