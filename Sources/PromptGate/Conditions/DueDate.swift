/// The due date has passed that the first launch or the last "later" fixed; the instant itself is
/// too early.
public struct DueDate: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let due = state.dueDate.latest, view.now <= due else { return nil }
    return Blocker(.tooFewDays, .due(due), earliest: due + .instant)
  }
}
