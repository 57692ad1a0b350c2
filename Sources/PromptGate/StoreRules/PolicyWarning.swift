/// A rule of a store that a policy breaks, and how.
public struct PolicyWarning: Hashable, Sendable {
  /// The rule.
  public var rule: StoreRule
  /// What the policy does.
  public var finding: String

  init(_ rule: StoreRule, _ finding: String) {
    self.rule = rule
    self.finding = finding
  }
}

extension PolicyWarning: CustomStringConvertible {
  /// The warning in one line, the rule's name first.
  public var description: String {
    "\(rule.id): \(finding); \(rule.store): \(rule.text) (\(rule.source))"
  }
}

extension GatePolicy {
  /// The rules of the stores that the policy breaks, found by looking at it and by letting an eager user live with it.
  public var warnings: [PolicyWarning] {
    var warnings: [PolicyWarning] = []
    if presentation == .alert {
      warnings.append(
        PolicyWarning(.appleCustomPrompt, "the policy shows an alert of the app's own")
      )
    }
    if asksOn.contains(.button) {
      let finding = "the policy asks when a button is tapped"
      warnings += [PolicyWarning(.appleButton, finding), PolicyWarning(.googleButton, finding)]
    }
    if let stars = leastStarsForStore {
      let finding = "the policy sends only those to the store who would give \(stars) stars"
      warnings += [
        PolicyWarning(.appleStarFilter, finding), PolicyWarning(.googleQuestion, finding),
      ]
    }
    let eager = EagerUser(policy: self)
    let requests = presentation == .systemReview ? eager.mostRequestsInAYear() : 0
    if requests > EagerUser.requestsInAYear {
      let finding = "the policy can request the review sheet \(requests) times in 365 days"
      warnings.append(PolicyWarning(.appleThreeAYear, finding))
    }
    if eager.isAskedInFirstSession() {
      let finding = "the policy can ask within an hour of the first launch"
      warnings.append(PolicyWarning(.appleFirstSession, finding))
    }
    return warnings
  }
}
