/// A window of the app is active.
public struct ActiveWindow: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    view.context.hasActiveWindow ? nil : Blocker(.noActiveWindow)
  }
}
