extension GateState {
  /// Takes in what happened on another device, or in another copy of this state.
  ///
  /// The order of merging does not matter, nor how often a state is merged; nothing is ever
  /// forgotten by it. Merge before asking, and give every device a name of its own in
  /// `GateContext.device`: then several devices ask no more often than one would.
  public mutating func merge(_ other: GateState) {
    trackedVersion.merge(other.trackedVersion)
    firstUse.merge(other.firstUse)
    dueDate.merge(other.dueDate)
    uses.merge(other.uses)
    launches.merge(other.launches)
    launchesSpent.merge(other.launchesSpent)
    events.merge(other.events)
    versionRuns.merge(other.versionRuns)
    daysOfUse.merge(other.daysOfUse)
    rated.merge(other.rated)
    declined.merge(other.declined)
    reminder.merge(other.reminder)
    finished.merge(other.finished)
    lastRequest.merge(other.lastRequest)
    requests.merge(other.requests)
    countdown.merge(other.countdown)
    hasEverRated = hasEverRated || other.hasEverRated
    lastCrash = [lastCrash, other.lastCrash].compactMap(\.self).max()
    clocks.merge(other.clocks)
  }

  /// The state that holds what either of two states holds.
  public func merged(with other: GateState) -> GateState {
    var joined = self
    joined.merge(other)
    return joined
  }
}
