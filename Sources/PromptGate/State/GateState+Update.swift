extension GateState {
  /// What is to be counted of an event once the version was looked at.
  enum Counting {
    /// Nothing: the versions differ, or the event was spent on starting over.
    case none
    /// The event counts, but does not start the clock.
    case countOnly
    /// The event counts and, being the first, starts the clock.
    case countAndStamp
  }

  /// What can make a policy look at the version.
  enum Occasion {
    case launch, foreground, significantEvent
  }

  /// Compares the running version with the one the counters belong to and does what the policy does
  /// on an update.
  mutating func followVersion(
    at occasion: Occasion,
    under policy: GatePolicy,
    in context: GateContext
  ) -> Counting {
    let rule = policy.update
    guard rule.effect != .carryOver else { return .countAndStamp }
    guard rule.noticed == .everyCount || occasion == .launch else { return .countAndStamp }
    let version = policy.versionIdentity.name(of: context.version)
    guard let tracked = trackedVersion.latest else {
      trackedVersion.write(version, on: context.device)
      if rule.unknownIsUpdate { startOver(at: occasion, under: rule, in: context) }
      return .countAndStamp
    }
    guard tracked != version else { return .countAndStamp }
    guard rule.effect != .pause else { return .none }
    trackedVersion.write(version, on: context.device)
    guard rule.effect == .startOver || hasEverRated else {
      holdBack(rule.carriesAtMost, in: context)
      return .countAndStamp
    }
    startOver(at: occasion, under: rule, in: context)
    guard rule.recount == .oneUse else {
      return occasion == .significantEvent ? .countOnly : .countAndStamp
    }
    uses.add(1, on: context.device)
    launches.add(1, on: context.device)
    return .none
  }

  private mutating func startOver(
    at occasion: Occasion,
    under rule: UpdateRule,
    in context: GateContext
  ) {
    uses.startOver()
    launches.startOver()
    events.startOver()
    let device = context.device
    if rule.forgets.contains(.rated) { rated.clear(on: device) }
    if rule.forgets.contains(.declined) { declined.clear(on: device) }
    if rule.forgets.contains(.reminder) { reminder.clear(on: device) }
    if rule.forgets.contains(.finished) { finished.clear(on: device) }
    let isCleared =
      rule.firstUse == .cleared
      || (rule.firstUse == .nowUnlessEvent && occasion == .significantEvent)
    if isCleared { firstUse.clear(on: device) } else { firstUse.write(context.now, on: device) }
  }

  /// Lets no more than `most` of the waiting time since the first use carry over.
  private mutating func holdBack(_ most: Period?, in context: GateContext) {
    guard let most, let first = firstUse.earliest, context.now - first > most else { return }
    firstUse.write(context.now - most, on: context.device)
  }
}
