extension GateState {
  /// Takes note of an event, as `policy` counts and remembers it.
  ///
  /// Of `context`, the moment, the version, the device and, for a launch, the network are used.
  public mutating func record(
    _ event: GateEvent,
    under policy: GatePolicy,
    in context: GateContext
  ) {
    guard policy.preview != .withoutTrace else { return }
    let context = noteClock(under: policy, in: context)
    switch event {
    case .launch: recordLaunch(under: policy, in: context)
    case .foreground: recordForeground(under: policy, in: context)
    case .significantEvent(let name, let count):
      recordSignificantEvent(name ?? "", count: count, under: policy, in: context)
    case .answer(let answer):
      remember(policy.answers.memos(of: answer), under: policy, in: context)
    case .systemReviewRequested:
      remember(policy.answers.systemReview, under: policy, in: context)
    case .interruption: remember(policy.answers.interruption, under: policy, in: context)
    case .crash: lastCrash = max(lastCrash ?? context.now, context.now)
    }
  }

  /// Takes note of the device's clock and gives the context with the moment that dates are to be
  /// stored with: a policy that recovers stores none that a set clock would have made up.
  mutating func noteClock(under policy: GatePolicy, in context: GateContext) -> GateContext {
    clocks.note(context.now, on: context.device)
    guard policy.clock == .recovering else { return context }
    var context = context
    context.now = clocks.steady(on: context.device, at: context.now)
    return context
  }

  private mutating func recordLaunch(under policy: GatePolicy, in context: GateContext) {
    versionRuns.note(policy.versionIdentity.name(of: context.version), at: context.now)
    daysOfUse.add(context.now.day)
    guard policy.uses != .returns else { return }
    let counting = followVersion(at: .launch, under: policy, in: context)
    guard counting != .none else { return }
    startClocks(under: policy, in: context)
    guard context.isOnline || !policy.usesNeedNetwork else { return }
    launches.add(1, on: context.device)
    uses.add(1, on: context.device)
  }

  private mutating func recordForeground(under policy: GatePolicy, in context: GateContext) {
    daysOfUse.add(context.now.day)
    guard policy.uses != .launches else { return }
    let counting = followVersion(at: .foreground, under: policy, in: context)
    guard counting != .none else { return }
    startClocks(under: policy, in: context)
    uses.add(1, on: context.device)
  }

  private mutating func recordSignificantEvent(
    _ name: String,
    count: Int,
    under policy: GatePolicy,
    in context: GateContext
  ) {
    guard count > 0 else { return }
    var left = count
    let counting = followVersion(at: .significantEvent, under: policy, in: context)
    if counting == .none {
      // Where the first event of a new version is lost, those that come with it are events of that
      // version.
      left = policy.update.effect == .startOver && policy.update.recount == .oneUse ? count - 1 : 0
    }
    if counting == .countAndStamp || (counting == .countOnly && count > 1) {
      startClocks(under: policy, in: context)
    }
    events.add(left, of: name, on: context.device)
  }

  /// Starts the waiting times that start with the first thing that is counted.
  private mutating func startClocks(under policy: GatePolicy, in context: GateContext) {
    if policy.start == .firstCount, firstUse.earliest == nil {
      firstUse.write(context.now, on: context.device)
    }
    guard let wait = policy.dueAfter, dueDate.latest == nil else { return }
    dueDate.write(context.now + wait, on: context.device)
  }
}
