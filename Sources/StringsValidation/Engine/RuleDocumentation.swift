package import Diagnostics

/// What a rule says about itself.
package struct RuleDocumentation: Hashable, Sendable {
  /// The name of the fault, in kebab-case.
  package var id: String
  /// How much harm the fault does, unless a finding says otherwise.
  package var severity: Severity
  /// What the rule looks for, in one sentence.
  package var summary: String
  /// Why it matters to a reader of the translation.
  package var reason: String
  /// A table with the fault, and the same without it.
  package var bad: RuleExample
  package var good: RuleExample
  /// What `--fix` or `--unsafe-fixes` does about it; `nil` when a person has to mend it.
  package var fix: RuleFix?
  /// Whether the rule is only used when it is asked for.
  package var isOptIn: Bool

  init(
    _ id: String,
    _ severity: Severity,
    _ summary: String,
    reason: String,
    bad: RuleExample,
    good: RuleExample,
    fix: RuleFix? = nil,
    isOptIn: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.bad = bad
    self.good = good
    self.fix = fix
    self.isOptIn = isOptIn
  }

  /// Whether the rule looks at the source text too, as its example does.
  var comparesTexts: Bool { bad.source != nil }
}

/// What is done about a fault without a person.
package struct RuleFix: Hashable, Sendable {
  /// Whether a reader sees the change.
  package var safety: Fix.Safety
  /// What is done, in one sentence.
  package var summary: String

  /// A fix that a reader never sees.
  static func safe(_ summary: String) -> Self { Self(safety: .safe, summary: summary) }

  /// A fix that changes what a reader sees.
  static func unsafe(_ summary: String) -> Self { Self(safety: .unsafe, summary: summary) }
}
