/// Some time has passed since the app was updated to the running version. The first version is no
/// update.
public struct RecentUpdate: Hashable, Codable, Sendable {
  /// The quiet period.
  public var quiet: Period

  /// Makes the condition.
  public init(quiet: Period) {
    self.quiet = quiet
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let first = state.versionRuns.first(of: view.version) else { return nil }
    guard let earliest = state.versionRuns.earliest, state.versionRuns.runs.count > 1,
      earliest != first
    else { return nil }
    let elapsed = view.elapsed(since: first, state)
    return TimeThreshold(minimum: quiet).blocker(.recentUpdate, elapsed: elapsed, view)
  }
}
