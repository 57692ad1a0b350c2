/// When snapshots are written instead of being compared.
public enum SnapshotRecordMode: String, CaseIterable, Sendable {
  /// Writes every snapshot anew, and removes those of languages that are gone.
  case all
  /// Writes the snapshots that are not there yet.
  case missing
  /// Writes the snapshots that differ or are not there yet.
  case failed
  /// Writes nothing.
  case never

  /// Gives the mode that an environment asks for.
  ///
  /// - Parameter environment: the variables. Where `CI` is set, to anything but nothing, `0` or `false`, the mode is
  ///   ``never``, whatever else is asked for; else `REVIEWPROMPTS_RECORD` names it.
  ///   Where nothing is asked for it is ``missing``, and where what is asked for is no mode, ``never``.
  public init(environment: [String: String]) {
    guard !Self.isContinuousIntegration(environment["CI"]) else {
      self = .never
      return
    }
    let name = environment["REVIEWPROMPTS_RECORD"] ?? ""
    self = name.isEmpty ? .missing : Self(rawValue: name) ?? .never
  }

  /// Whether a value of the variable `CI` says that nobody is there to review what is recorded.
  package static func isContinuousIntegration(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }
}
