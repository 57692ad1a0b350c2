/// Some time has passed since the running version ran first.
public struct TimeInVersion: Hashable, Codable, Sendable {
  /// The time that has to pass.
  public var threshold: TimeThreshold

  /// Makes the condition.
  public init(_ threshold: TimeThreshold) {
    self.threshold = threshold
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let first = state.versionRuns.first(of: view.version) ?? view.now
    return threshold.blocker(.tooFewDays, elapsed: view.elapsed(since: first, state), view)
  }
}
