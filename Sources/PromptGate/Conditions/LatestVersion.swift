/// The store has no newer version than the running one, compared by number. What the store does not
/// say holds nothing.
public struct LatestVersion: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard case .version(let store) = view.context.store else { return nil }
    guard isOlderVersion(view.version, than: store) else { return nil }
    return Blocker(.notLatestVersion, .version(store))
  }
}
