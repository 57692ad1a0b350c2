/// The app was used so many times.
public struct Uses: Hashable, Codable, Sendable {
  /// The number of uses.
  public var threshold: CountThreshold

  /// Makes the condition.
  public init(_ threshold: CountThreshold) {
    self.threshold = threshold
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    threshold.blocker(.tooFewUses, have: state.uses.total)
  }
}
