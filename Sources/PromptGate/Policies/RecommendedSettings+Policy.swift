extension RecommendedSettings {
  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.recommended.rawValue)
    policy.conditions = previewMode ? [] : answers + use + requests + surroundings
    policy.answers.rate = [.rated, .ledgerEntry]
    policy.answers.decline = [.declined, .ledgerEntry]
    policy.answers.remind = [.reminder, .ledgerEntry]
    policy.answers.dismiss = [.reminder, .ledgerEntry]
    policy.answers.systemReview = [.request]
    policy.message.isGame = game
    policy.message.updateForRaters = true
    policy.presentation = presentation
    policy.preview = previewMode ? .withoutTrace : .off
    policy.clock = .recovering
    return policy
  }

  private var answers: [Condition] {
    var conditions: [Condition] = [
      .declined(Declined(refusalScope)),
      .rated(Rated(.version, reportedAs: .alreadyRatedThisVersion)),
    ]
    if ratingScope != .version { conditions.append(.rated(Rated(ratingScope))) }
    return conditions
  }

  private var use: [Condition] {
    let session = FirstSession(launches: firstSessionLaunches, time: .days(firstSessionDays))
    let days = set(daysOfUseUntilPrompt).map { Condition.daysOfUse(DaysOfUseCondition($0)) }
    let joined = thresholds == .all ? earned : [.anyOf(AnyOf(earned))]
    return [.firstSession(session)] + [days].compactMap(\.self) + joined
  }

  private var earned: [Condition] {
    var conditions: [Condition] = []
    if let days = set(daysUntilPrompt) {
      conditions.append(.timeSinceFirstUse(TimeSinceFirstUse(TimeThreshold(minimum: .days(days)))))
    }
    if let uses = set(usesUntilPrompt) {
      conditions.append(.uses(Uses(CountThreshold(minimum: uses))))
    }
    if let events = set(eventsUntilPrompt) {
      conditions.append(.events(SignificantEvents(CountThreshold(minimum: events))))
    }
    for (name, count) in namedEventsUntilPrompt.sorted(by: { $0.key < $1.key }) where count > 0 {
      conditions.append(.events(SignificantEvents(CountThreshold(minimum: count), of: name)))
    }
    return conditions
  }

  private var requests: [Condition] {
    let reminder = Reminder(
      time: set(remindDays).map { TimeThreshold(minimum: .days($0)) },
      uses: set(remindUses),
      events: set(remindEvents),
      anyIsEnough: remindThresholds == .any
    )
    var conditions: [Condition] = [.reminder(reminder)]
    if let days = set(daysBetweenRequests) {
      conditions.append(.cooldown(Cooldown(TimeThreshold(minimum: .days(days)))))
    }
    if oneRequestPerVersion { conditions.append(.versionLimit(VersionLimit())) }
    let budget = YearlyBudget(limit: requestsPerYear, period: .days(365))
    return conditions + [.yearlyBudget(budget)]
  }

  private var surroundings: [Condition] {
    var conditions: [Condition] = []
    if let days = set(quietDaysAfterUpdate) {
      conditions.append(.recentUpdate(RecentUpdate(quiet: .days(days))))
    }
    if let days = set(quietDaysAfterCrash) {
      conditions.append(.recentCrash(RecentCrash(quiet: .days(days))))
    }
    return conditions + [
      .online(Online()), .activeWindow(ActiveWindow()), .noPromptVisible(NoPromptVisible()),
    ]
  }

  /// A threshold that plays a part: neither left out nor 0.
  private func set<Number: Comparable & Numeric>(_ threshold: Number?) -> Number? {
    threshold.flatMap { $0 > .zero ? $0 : nil }
  }
}
