/// The network can be reached.
public struct Online: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    view.context.isOnline ? nil : Blocker(.offline)
  }
}
