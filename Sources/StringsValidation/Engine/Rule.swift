/// A check with a name: what it looks for, and why.
package protocol Rule: Sendable {
  /// What the rule is for, for people.
  static var documentation: RuleDocumentation { get }
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
