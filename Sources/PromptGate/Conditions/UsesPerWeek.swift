/// The app was used so many times a week, on average since the first use.
///
/// At the very instant of the first use the average is endless. The average sinks with time, so
/// time alone never meets it.
public struct UsesPerWeek: Hashable, Codable, Sendable {
  /// The uses a week; exactly as many are enough.
  public var minimum: Double

  /// Makes the condition.
  public init(_ minimum: Double) {
    self.minimum = minimum
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let elapsed = view.elapsed(since: state.firstUse.earliest ?? view.now, state)
    let average = Double(state.uses.total) / (elapsed.inDays / 7)
    guard average < minimum else { return nil }
    return Blocker(.tooFewUsesPerWeek, .weekly(have: average, need: minimum))
  }
}
