/// A check with a name: what it looks for, and why.
package protocol Rule: Sendable {
  /// What the rule is for, for people.
  static var documentation: RuleDocumentation { get }
  /// What the rule looks at.
  var subject: RuleSubject { get }
}

/// What a rule looks at, with the rule as one that can do so.
package struct RuleSubject: Sendable {
  enum Representation: Sendable {
    case text(any TextRule)
    case table(any TableRule)
    case project(any ProjectRule)
    case engine
  }

  let representation: Representation
}

/// A rule that looks at one text, with the source text that it translates.
protocol TextRule: Rule {
  /// What a text or its source text must hold for the rule to be asked.
  static var triggers: TextFeatures { get }

  /// Reports what is wrong with a text.
  func check(_ text: TextInContext, _ findings: inout FindingList)
}

/// A rule that looks at one table, with the source table that it translates.
protocol TableRule: Rule {
  /// Reports what is wrong with a table.
  func check(_ table: TableInContext, _ findings: inout FindingList)
}

/// A rule that looks at the folders and files of a project, not into them.
protocol ProjectRule: Rule {
  /// Reports what is wrong with a project.
  func check(_ project: ProjectOutline, _ findings: inout FindingList)
}

/// A rule whose findings other parts of the check make, since they need what no table holds.
protocol EngineRule: Rule {}

extension TextRule {
  package var subject: RuleSubject { RuleSubject(representation: .text(self)) }
}

extension TableRule {
  package var subject: RuleSubject { RuleSubject(representation: .table(self)) }
}

extension ProjectRule {
  package var subject: RuleSubject { RuleSubject(representation: .project(self)) }
}

extension EngineRule {
  package var subject: RuleSubject { RuleSubject(representation: .engine) }
}
