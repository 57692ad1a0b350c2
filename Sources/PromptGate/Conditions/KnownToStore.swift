/// The store's look-up does not say that it has no such app.
public struct KnownToStore: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    view.context.store == .unknownApp ? Blocker(.noAppID) : nil
  }
}
