/// No version was ever rated, whatever updates have forgotten since.
public struct EverRated: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    state.hasEverRated ? Blocker(.alreadyRated) : nil
  }
}
