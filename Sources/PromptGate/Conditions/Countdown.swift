/// The countdown of good moments stands at nothing. A negative one never does.
public struct Countdown: Hashable, Codable, Sendable {
  /// Where the countdown starts.
  public var start: Int

  /// Makes the condition.
  public init(start: Int) {
    self.start = start
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let left = state.countdown.latest ?? start
    guard left != 0 else { return nil }
    return Blocker(.momentsRemaining, .count(have: left, need: 0))
  }
}
