internal import StringsValidation
internal import Synchronization

/// Which rules are used for which file, by the settings and the flags.
final class ValidateRules: Sendable {
  private let configuration: ValidateSettings
  private let flags: RuleSettings
  /// The rules for each set of settings that occurred; few paths have settings of their own.
  private let known = Mutex<[RuleSettings: ActiveRules]>([:])

  init(_ configuration: ValidateSettings, flags: RuleSettings) {
    self.configuration = configuration
    self.flags = flags
  }

  /// The check for a file; `nil` when it is left out.
  func tableCheck(_ path: String) -> TableCheck? {
    guard !configuration.excludes(path) else { return nil }
    return TableCheck(rules(for: path))
  }

  /// The check for a folder of languages.
  func projectCheck(_ path: String) -> ProjectCheck { ProjectCheck(rules(for: path)) }

  /// Whether a folder is left out.
  func excludes(_ path: String) -> Bool { configuration.excludes(path) }

  private func rules(for path: String) -> ActiveRules {
    let settings = configuration.rules(for: path).overridden(by: flags)
    return known.withLock { known in
      if let rules = known[settings] { return rules }
      let rules = ActiveRules(RuleRegistry.all, settings)
      known[settings] = rules
      return rules
    }
  }
}
