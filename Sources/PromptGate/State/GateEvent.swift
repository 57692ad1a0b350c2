/// Something that happened to an app and that a policy may have to know of.
public enum GateEvent: Hashable, Sendable {
  /// The process was started.
  case launch
  /// The app came back to the foreground.
  case foreground
  /// The user did something of significance; several kinds are told apart by name.
  case significantEvent(name: String? = nil, count: Int = 1)
  /// The user answered the prompt that was shown.
  case answer(Answer)
  /// The platform's own review sheet was requested: an attempt, of which nobody learns what came of
  /// it.
  case systemReviewRequested
  /// The app resigned active while the prompt was visible.
  case interruption
  /// The app crashed, now or in the run before.
  case crash
}

/// What the user did with a prompt. Buttons go by what they mean, not by their place.
public enum Answer: String, Codable, CaseIterable, Sendable {
  /// "Rate": the store's review page is to be opened.
  case rate
  /// "No, thanks".
  case decline
  /// "Later".
  case remind
  /// The prompt went away without an answer.
  case dismiss
}
