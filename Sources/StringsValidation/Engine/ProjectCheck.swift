package import Diagnostics

/// Runs the rules that look at the folders of a project.
package struct ProjectCheck: Sendable {
  private let rules: ActiveRules

  /// Makes a check with these rules.
  package init(_ rules: ActiveRules) {
    self.rules = rules
  }

  /// Gives what is wrong with the folders and files of a project, unsorted.
  package func findings(in project: ProjectOutline) -> [Finding] {
    rules.project.flatMap { rule in
      var list = FindingList(rule.identity)
      rule.check.check(project, &list)
      return list.findings
    }
  }
}
