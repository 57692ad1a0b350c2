/// The app has an id in the store.
public struct AppID: Hashable, Codable, Sendable {
  /// Whether one is set.
  public var isSet: Bool

  /// Makes the condition.
  public init(isSet: Bool) {
    self.isSet = isSet
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    isSet ? nil : Blocker(.noAppID)
  }
}
