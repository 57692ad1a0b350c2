/// One of several conditions is enough; where there are none, nothing has to be met.
public struct AnyOf: Hashable, Codable, Sendable {
  /// The conditions.
  public var conditions: [Condition]
  /// The blocker that stands for them all; where there is none, every condition is reported by
  /// itself.
  public var reportedAs: BlockerID?

  /// Makes a group of which one condition has to be met.
  public init(_ conditions: [Condition], reportedAs: BlockerID? = nil) {
    self.conditions = conditions
    self.reportedAs = reportedAs
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard !conditions.isEmpty else { return nil }
    // Looked through once before anything is collected: nothing is allocated where one is met.
    for condition in conditions where condition.blocker(state, view) == nil { return nil }
    let blockers = conditions.compactMap { $0.blocker(state, view) }
    let earliest = blockers.compactMap(\.earliest).min()
    guard let reportedAs else { return Blocker(parts: blockers, earliest: earliest) }
    return Blocker(reportedAs, .anyOf(blockers), earliest: earliest)
  }
}
