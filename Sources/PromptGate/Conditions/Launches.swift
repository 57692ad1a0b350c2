/// The app was started so many times, not counting the launches that "later" took off.
public struct Launches: Hashable, Codable, Sendable {
  /// The number of launches.
  public var threshold: CountThreshold

  /// Makes the condition.
  public init(_ threshold: CountThreshold) {
    self.threshold = threshold
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let have = state.launches.total.subtractingSaturated(state.launchesSpent.total)
    return threshold.blocker(.tooFewLaunches, have: have)
  }
}
