/// The names of what can hold a prompt.
public enum BlockerID: String, Codable, CaseIterable, Sendable {
  /// The policy is one for trying out, and this is a release.
  case preview
  /// The running version was rated.
  case alreadyRatedThisVersion = "already-rated-this-version"
  /// The app was rated before, and that still holds.
  case alreadyRated = "already-rated"
  /// The user refused, and that still holds.
  case declined
  /// Too little time has passed since the first use.
  case tooFewDays = "too-few-days"
  /// The app was used on too few days.
  case tooFewDaysOfUse = "too-few-days-of-use"
  /// Too few uses were counted.
  case tooFewUses = "too-few-uses"
  /// Too few significant events were counted.
  case tooFewEvents = "too-few-events"
  /// Neither uses nor events suffice.
  case tooFewUsesOrEvents = "too-few-uses-or-events"
  /// The app is used too seldom.
  case tooFewUsesPerWeek = "too-few-uses-per-week"
  /// The user asked for a reminder that is not due yet.
  case reminderPending = "reminder-pending"
  /// The last request was too short a time ago.
  case cooldown
  /// As many requests were made as a year allows.
  case yearlyBudget = "yearly-budget"
  /// Too few starts of the app were counted.
  case tooFewLaunches = "too-few-launches"
  /// The user has only just met the app.
  case firstSession = "first-session"
  /// This version has asked already.
  case versionLimit = "version-limit"
  /// The app was updated a short time ago.
  case recentUpdate = "recent-update"
  /// The app crashed a short time ago.
  case recentCrash = "recent-crash"
  /// There is no network.
  case offline
  /// The store has a newer version.
  case notLatestVersion = "not-latest-version"
  /// The app has no id in the store, or the store does not know it.
  case noAppID = "no-app-id"
  /// More good moments have to pass by.
  case momentsRemaining = "moments-remaining"
  /// A prompt is on the screen already.
  case promptVisible = "prompt-visible"
  /// No window of the app is active.
  case noActiveWindow = "no-active-window"
  /// A stored date lies ahead of the clock.
  case clockInFuture = "clock-in-future"
  /// The counters belong to another version. No policy of this library holds a prompt for that
  /// alone.
  case notTrackingThisVersion = "not-tracking-this-version"
  /// The user said never.
  case neverRate = "never-rate"
  /// The subject is closed.
  case done
}
