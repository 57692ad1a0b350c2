extension GateState {
  /// Takes in what another library has kept, as `policy` would have kept it.
  ///
  /// The history stands beside what is in the state, under a device name of its own: counts add up,
  /// the earlier first use holds, and taking the same history in again changes nothing. A
  /// rating or a refusal whose date is not known is dated `context.now`, so that nobody is asked
  /// too early. Of `context`, the moment, the version and the device are used.
  ///
  /// Do it before anything is recorded, so that an update since then is noticed: where the state
  /// follows a version already, the counts are taken for those of that version.
  public mutating func adopt(
    _ history: GateHistory,
    under policy: GatePolicy,
    in context: GateContext
  ) {
    var context = context
    context.device = "\(history.isShared ? "" : context.device)/\(history.source)"
    guard !clocks.knows(context.device) else { return }
    context = noteClock(under: policy, in: context)
    let versions = AdoptedVersions(history: history, policy: policy, running: context.version)
    adoptCounts(of: history, on: context.device)
    // Merged, what the history says does not replace what is known here.
    var adopted = GateState()
    adopted.adoptDates(of: history, on: context.device)
    adopted.adoptAnswers(of: history, versions, at: context.now, on: context.device)
    if let tracked = history.trackedVersion.map(versions.name) {
      if trackedVersion.latest == nil { adopted.trackedVersion.write(tracked, on: context.device) }
      if let first = history.firstRun { adopted.versionRuns.note(tracked, at: first) }
    }
    merge(adopted)
  }

  private mutating func adoptCounts(of history: GateHistory, on device: String) {
    uses.add(history.uses, on: device)
    launches.add(history.launches, on: device)
    launchesSpent.add(0.subtractingSaturated(history.launches), on: device)
    events.add(history.events, of: "", on: device)
  }

  private mutating func adoptDates(of history: GateHistory, on device: String) {
    if let first = history.firstUse { firstUse.write(first, on: device) }
    if let due = history.dueDate { dueDate.write(due, on: device) }
  }

  private mutating func adoptAnswers(
    of history: GateHistory,
    _ versions: AdoptedVersions,
    at now: Moment,
    on device: String
  ) {
    if let version = history.ratedVersion {
      rated.write(AnswerMark(at: now, version: versions.name(of: version)), on: device)
    }
    hasEverRated = history.hasEverRated || history.ratedVersion != nil
    if let version = history.declinedVersion {
      declined.write(AnswerMark(at: now, version: versions.name(of: version)), on: device)
    }
    if history.isFinished { finished.write(now, on: device) }
    if let count = history.countdown { countdown.write(count, on: device) }
    if let moment = history.reminder {
      // Not known is what had been counted by then: what counts since "later" counts from now on.
      let mark = ReminderMark(at: moment, uses: history.uses, events: history.events)
      reminder.write(mark, on: device)
      requests.add(at: moment, on: device)
    }
    if let moment = history.lastRequest {
      lastRequest.write(AnswerMark(at: moment, version: ""), on: device)
      requests.add(at: moment, on: device)
    }
  }
}

/// The versions in a history, told apart as a policy tells them apart.
private struct AdoptedVersions {
  var history: GateHistory
  var policy: GatePolicy
  var running: AppVersion

  /// The policy's name of the running version where the history means that one. Of another version
  /// one of the two strings is all there is; it stays, and is none that runs.
  func name(of version: String) -> String {
    guard version == history.versionIdentity.name(of: running) else { return version }
    return policy.versionIdentity.name(of: running)
  }
}
