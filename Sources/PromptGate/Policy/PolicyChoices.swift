/// What counts as a use of the app.
public enum UseRule: String, Codable, CaseIterable, Sendable {
  /// Every start of the process.
  case launches
  /// Every start of the process and every return to the foreground.
  case launchesAndReturns = "launches-and-returns"
  /// Every return to the foreground, but no start (Appirater's debug mode).
  case returns
}

/// What the time since the first use is counted from.
public enum StartRule: String, Codable, CaseIterable, Sendable {
  /// The first use or event that was counted.
  case firstCount = "first-count"
  /// The first time that a check got as far as the rule (SwiftRater).
  case firstCheck = "first-check"
}

/// How a prompt is shown.
public enum Presentation: String, Codable, CaseIterable, Sendable {
  /// An alert with this library's texts.
  case alert
  /// The platform's own review sheet.
  case systemReview = "system-review"
}

/// What can make an app ask.
public enum AskOccasion: String, Codable, CaseIterable, Sendable {
  /// The process was started.
  case launch
  /// The app came back to the foreground.
  case foreground
  /// The user did something of significance.
  case significantEvent = "significant-event"
  /// The user tapped a button of the app. No store wants that; a button opens the store's page.
  case button
}

/// Whether a policy is one for trying prompts out. In a release build such a policy never prompts.
public enum Preview: String, Codable, CaseIterable, Sendable {
  /// It is in earnest.
  case off
  /// Answers and counts are kept as always.
  case withTrace = "with-trace"
  /// Nothing is kept, so that trying out changes nothing for the user.
  case withoutTrace = "without-trace"
}

/// What a stored date that lies ahead of the clock means: the clock was set back.
public enum ClockRule: String, Codable, CaseIterable, Sendable {
  /// The rule holds the prompt until the clock has caught up and the time has passed.
  case strict
  /// The waiting time goes on from where it was when the clock was set back.
  case recovering
}
