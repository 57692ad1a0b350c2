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

  /// Compares in whole numbers, so that an average that is reached exactly is enough, and a nanosecond more is not.
  private func isTooSeldom(_ uses: Int, in elapsed: Period) -> Bool {
    let scale = Int128(1) << 40
    let wanted = Int128((min(minimum, 1_000_000) * Double(scale)).rounded())
    let week = Int128(7 * Period.day.nanoseconds)
    return Int128(min(uses, Int(Int32.max))) * week * scale < wanted * Int128(elapsed.nanoseconds)
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let elapsed = view.elapsed(since: state.firstUse.earliest ?? view.now, state)
    guard isTooSeldom(state.uses.total, in: elapsed) else { return nil }
    let average = Double(state.uses.total) / (elapsed.inDays / 7)
    return Blocker(.tooFewUsesPerWeek, .weekly(have: average, need: minimum))
  }
}
