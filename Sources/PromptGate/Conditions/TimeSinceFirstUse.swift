/// Some time has passed since the first use.
public struct TimeSinceFirstUse: Hashable, Codable, Sendable {
  /// What holds while no first use is stored.
  public enum WithoutFirstUse: String, Codable, CaseIterable, Sendable {
    /// The condition is met, as if the first use had been in 1970.
    case met
    /// The first use is now.
    case now
  }

  /// The time that has to pass.
  public var threshold: TimeThreshold
  /// What holds while no first use is stored.
  public var withoutFirstUse: WithoutFirstUse
  /// The blocker it is reported as.
  public var reportedAs: BlockerID

  /// Makes the condition.
  public init(
    _ threshold: TimeThreshold,
    withoutFirstUse: WithoutFirstUse = .now,
    reportedAs: BlockerID = .tooFewDays
  ) {
    self.threshold = threshold
    self.withoutFirstUse = withoutFirstUse
    self.reportedAs = reportedAs
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    if state.firstUse.earliest == nil, withoutFirstUse == .met { return nil }
    let elapsed = view.elapsed(since: state.firstUse.earliest ?? view.now, state)
    return threshold.blocker(reportedAs, elapsed: elapsed, view)
  }
}

extension TimeSinceFirstUse {
  private enum CodingKeys: CodingKey {
    case threshold, withoutFirstUse, reportedAs
  }

  /// Reads the condition; only the threshold has to be there.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try given.decode(TimeThreshold.self, forKey: .threshold))
    try given.read(.withoutFirstUse, into: &withoutFirstUse)
    try given.read(.reportedAs, into: &reportedAs)
  }
}
