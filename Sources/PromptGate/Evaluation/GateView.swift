/// The moment and version a state is judged at, and how time is told.
struct GateView {
  let now: Moment
  /// The running version, as the policy tells versions apart.
  let version: String
  let context: GateContext
  let clock: ClockRule

  /// The time since a stored date; less than nothing where the date lies ahead of the clock.
  func elapsed(since date: Moment, _ state: GateState) -> Period {
    guard date > now, clock == .recovering else { return now - date }
    return state.clocks.steady(on: context.device, at: now) - date
  }
}
