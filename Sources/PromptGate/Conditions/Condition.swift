/// One thing that has to be so for a prompt. Each has a file of its own, which says how it is
/// judged.
public enum Condition: Hashable, Sendable {
  /// One of several conditions.
  case anyOf(AnyOf)
  /// Time since the first use.
  case timeSinceFirstUse(TimeSinceFirstUse)
  /// Time since the running version ran first.
  case timeInVersion(TimeInVersion)
  /// A date that was fixed in advance.
  case dueDate(DueDate)
  /// Days on which the app was used.
  case daysOfUse(DaysOfUseCondition)
  /// Uses.
  case uses(Uses)
  /// Average uses a week.
  case usesPerWeek(UsesPerWeek)
  /// Starts of the app.
  case launches(Launches)
  /// Significant events.
  case events(SignificantEvents)
  /// Not the first session.
  case firstSession(FirstSession)
  /// No reminder that is still to come.
  case reminder(Reminder)
  /// Time since the last request.
  case cooldown(Cooldown)
  /// Few enough requests within a period.
  case yearlyBudget(YearlyBudget)
  /// No request in this version.
  case versionLimit(VersionLimit)
  /// No refusal that holds.
  case declined(Declined)
  /// No rating that holds.
  case rated(Rated)
  /// No rating of any version.
  case everRated(EverRated)
  /// The subject is open.
  case finished(Finished)
  /// A countdown of good moments.
  case countdown(Countdown)
  /// Time since the last update.
  case recentUpdate(RecentUpdate)
  /// Time since the last crash.
  case recentCrash(RecentCrash)
  /// A network.
  case online(Online)
  /// No newer version in the store.
  case latestVersion(LatestVersion)
  /// A store that knows the app.
  case knownToStore(KnownToStore)
  /// An id in the store.
  case appID(AppID)
  /// An active window.
  case activeWindow(ActiveWindow)
  /// No prompt on the screen.
  case noPromptVisible(NoPromptVisible)
}

extension Condition {
  /// What stands against a prompt, or `nil` when the condition is met.
  ///
  /// Called across a function boundary, every condition would be copied first, at twice the time.
  @inline(__always) func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    switch self {
    case .anyOf(let rule): rule.blocker(state, view)
    case .timeSinceFirstUse(let rule): rule.blocker(state, view)
    case .timeInVersion(let rule): rule.blocker(state, view)
    case .dueDate(let rule): rule.blocker(state, view)
    case .daysOfUse(let rule): rule.blocker(state, view)
    case .uses(let rule): rule.blocker(state, view)
    case .usesPerWeek(let rule): rule.blocker(state, view)
    case .launches(let rule): rule.blocker(state, view)
    case .events(let rule): rule.blocker(state, view)
    case .firstSession(let rule): rule.blocker(state, view)
    case .reminder(let rule): rule.blocker(state, view)
    case .cooldown(let rule): rule.blocker(state, view)
    case .yearlyBudget(let rule): rule.blocker(state, view)
    case .versionLimit(let rule): rule.blocker(state, view)
    case .declined(let rule): rule.blocker(state, view)
    case .rated(let rule): rule.blocker(state, view)
    case .everRated(let rule): rule.blocker(state, view)
    case .finished(let rule): rule.blocker(state, view)
    case .countdown(let rule): rule.blocker(state, view)
    case .recentUpdate(let rule): rule.blocker(state, view)
    case .recentCrash(let rule): rule.blocker(state, view)
    case .online(let rule): rule.blocker(state, view)
    case .latestVersion(let rule): rule.blocker(state, view)
    case .knownToStore(let rule): rule.blocker(state, view)
    case .appID(let rule): rule.blocker(state, view)
    case .activeWindow(let rule): rule.blocker(state, view)
    case .noPromptVisible(let rule): rule.blocker(state, view)
    }
  }

  /// Whether everything after this condition is passed over.
  func decidesAlone(_ state: GateState) -> Bool {
    guard case .reminder(let rule) = self else { return false }
    return rule.decidesAlone && state.reminder.latest != nil
  }

  /// Whether this condition counts the time from the first check, so that the first check has to be
  /// stored.
  var countsFromFirstCheck: Bool {
    switch self {
    case .timeSinceFirstUse(let rule): rule.threshold.minimum != nil
    case .anyOf(let group): group.conditions.contains(where: \.countsFromFirstCheck)
    default: false
    }
  }
}
