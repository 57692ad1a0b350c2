/// The app was used on so many days, counted in UTC. Unlike elapsed time, a clock that is set
/// forward does not meet it.
public struct DaysOfUseCondition: Hashable, Codable, Sendable {
  /// The number of days, 64 at most: no more are kept.
  public var minimum: Int

  /// Makes the condition.
  public init(_ minimum: Int) {
    self.minimum = minimum
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let need = min(minimum, DaysOfUse.capacity)
    return CountThreshold(minimum: need)
      .blocker(.tooFewDaysOfUse, have: state.daysOfUse.days.count)
  }
}
