/// The last request was made in another version.
public struct VersionLimit: Hashable, Codable, Sendable {
  /// Makes the condition.
  public init() {}

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let last = state.lastRequest.latest, last.version == view.version else { return nil }
    return Blocker(.versionLimit, .version(last.version))
  }
}
