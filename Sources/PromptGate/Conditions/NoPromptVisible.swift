/// No prompt is on the screen already: locking and unlocking a device stacks none upon another.
public struct NoPromptVisible: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    view.context.isPromptVisible ? Blocker(.promptVisible) : nil
  }
}
