/// The user has come back: the app was started again, and some time has passed since the first use.
public struct FirstSession: Hashable, Codable, Sendable {
  /// The number of launches from which on a prompt may come.
  public var launches: Int
  /// The time since the first use from which on a prompt may come.
  public var time: Period

  /// Makes the condition.
  public init(launches: Int, time: Period) {
    self.launches = launches
    self.time = time
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let launched = CountThreshold(minimum: launches)
      .blocker(.firstSession, have: state.launches.total, of: "launch")
    if let launched { return launched }
    let elapsed = view.elapsed(since: state.firstUse.earliest ?? view.now, state)
    return TimeThreshold(minimum: time).blocker(.firstSession, elapsed: elapsed, view)
  }
}
