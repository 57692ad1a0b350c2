package import Diagnostics

/// Which rules are used, and how severe their findings are.
package struct RuleSettings: Hashable, Sendable {
  /// What is wanted of a rule.
  package enum Level: Hashable, Sendable {
    /// The rule is not used.
    case off
    /// The rule is used, and its findings have this severity.
    case severity(Severity)

    /// Reads `off`, `note`, `warning` or `error`.
    package init?(_ word: String) {
      if word == "off" {
        self = .off
      } else if let severity = Severity(rawValue: word) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    /// The words that can be read.
    package static let words = ["off", "note", "warning", "error"]
  }

  /// The levels that differ from those of the rules themselves, by rule id.
  package var levels: [String: Level]

  /// Makes settings.
  package init(_ levels: [String: Level] = [:]) {
    self.levels = levels
  }

  /// These settings, with others that come first.
  package func overridden(by other: Self) -> Self {
    Self(levels.merging(other.levels) { $1 })
  }
}
