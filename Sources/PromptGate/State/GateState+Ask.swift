extension GateState {
  /// Asks whether to prompt now, and leaves behind what the policy's own check leaves behind.
  ///
  /// A prompt itself is not recorded here: report what came of it, with `record`. Where nothing may
  /// be left behind, use `evaluate` instead.
  public mutating func ask(_ policy: GatePolicy, in context: GateContext) -> GateDecision {
    let decision = evaluate(self, policy, context)
    guard policy.preview != .withoutTrace else { return decision }
    let context = noteClock(under: policy, in: context)
    if context.trigger == .forced, policy.forcedConditions != nil {
      remember(policy.answers.forced, under: policy, in: context)
      return decision
    }
    if policy.start == .firstCheck, firstUse.earliest == nil, reachesStart(of: policy) {
      firstUse.write(context.now, on: context.device)
    }
    if decision.blockers.count == 1, decision.blockers.first?.id == .momentsRemaining {
      spendMoment(of: policy, on: context.device)
    }
    return decision
  }

  /// Tells whether a check gets as far as the rule that counts from the first check.
  private func reachesStart(of policy: GatePolicy) -> Bool {
    for condition in policy.conditions {
      switch condition {
      case .finished where finished.latest != nil: return false
      case .reminder(let rule) where rule.decidesAlone && reminder.latest != nil: return false
      default: if condition.countsFromFirstCheck { return true }
      }
    }
    return false
  }

  private mutating func spendMoment(of policy: GatePolicy, on device: String) {
    for case .countdown(let rule) in policy.conditions {
      let left = (countdown.latest ?? rule.start).subtractingSaturated(1)
      countdown.write(left, on: device)
    }
  }
}
