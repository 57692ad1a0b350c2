import Diagnostics

/// The rules that are used, by what they look at.
package struct ActiveRules: Sendable {
  private(set) var text: [ActiveRule<any TextRule>] = []
  /// What a text must hold for the rule of the same number to be asked.
  private(set) var triggers: [TextFeatures] = []
  private(set) var table: [ActiveRule<any TableRule>] = []
  private(set) var project: [ActiveRule<any ProjectRule>] = []
  /// The ids of all of them.
  private(set) var ids: Set<String> = []
  /// The rules whose findings the engine makes, by id.
  private(set) var engine: [String: RuleIdentity] = [:]

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - rules: the rules to choose from.
  ///   - settings: what is wanted of them.
  package init(_ rules: [any Rule] = RuleRegistry.all, _ settings: RuleSettings = RuleSettings()) {
    for rule in rules {
      let documentation = type(of: rule).documentation
      guard let identity = RuleIdentity(documentation, settings) else { continue }
      ids.insert(identity.id)
      switch rule.subject.representation {
      case .text(let rule):
        text.append(ActiveRule(check: rule, identity: identity))
        triggers.append(type(of: rule).triggers)
      case .table(let rule): table.append(ActiveRule(check: rule, identity: identity))
      case .project(let rule): project.append(ActiveRule(check: rule, identity: identity))
      case .engine: engine[identity.id] = identity
      }
    }
  }
}
