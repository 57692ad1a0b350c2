/// Some time has passed since the app crashed.
public struct RecentCrash: Hashable, Codable, Sendable {
  /// The quiet period.
  public var quiet: Period

  /// Makes the condition.
  public init(quiet: Period) {
    self.quiet = quiet
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let crash = state.lastCrash else { return nil }
    let elapsed = view.elapsed(since: crash, state)
    return TimeThreshold(minimum: quiet).blocker(.recentCrash, elapsed: elapsed, view)
  }
}
