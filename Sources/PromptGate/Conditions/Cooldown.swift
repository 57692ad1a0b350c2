/// Some time has passed since the last request.
public struct Cooldown: Hashable, Codable, Sendable {
  /// The time that has to pass.
  public var threshold: TimeThreshold

  /// Makes the condition.
  public init(_ threshold: TimeThreshold) {
    self.threshold = threshold
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let last = state.lastRequest.latest else { return nil }
    return threshold.blocker(.cooldown, elapsed: view.elapsed(since: last.at, state), view)
  }
}
