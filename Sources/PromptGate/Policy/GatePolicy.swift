/// When an app may ask for a rating: what counts, what has to be met, what an answer leaves behind.
///
/// A policy is plain data. `Preset` has one for every system this library can stand in for, and
/// `recommended`; a policy of your own may start from any of them, or be read from JSON.
public struct GatePolicy: Hashable, Codable, Sendable {
  /// The preset's id, or a name of your own.
  public var id: String
  /// Which string tells versions apart.
  public var versionIdentity: VersionIdentity = .marketing
  /// What counts as a use.
  public var uses: UseRule = .launchesAndReturns
  /// Whether a launch counts only when the network could be reached (SwiftRater's look-up).
  public var usesNeedNetwork = false
  /// What the time since the first use is counted from.
  public var start: StartRule = .firstCount
  /// The time from the first launch to the due date, where that date is fixed once and for all
  /// (rate_my_app).
  public var dueAfter: Period?
  /// What happens to counters and answers in another version.
  public var update = UpdateRule()
  /// What has to be met for a prompt, in the order in which blockers are reported.
  public var conditions: [Condition] = []
  /// What the unconditional call still needs; `nil` where there is no such call: it is judged like
  /// any other.
  public var forcedConditions: [Condition]?
  /// What an answer, an attempt and an interruption leave behind.
  public var answers = AnswerRules()
  /// Where "later" starts the countdown of moments (Martel).
  public var countdownAfterLater: Int?
  /// What "later" does to the due date and to the launches (rate_my_app).
  public var postponement: Postponement?
  /// Which message is shown.
  public var message = MessageRule()
  /// How the prompt is shown.
  public var presentation: Presentation = .systemReview
  /// What can make the app ask; stores have rules about it.
  public var asksOn: [AskOccasion] = [.significantEvent]
  /// The fewest stars in a question of the app's own that lead to the store; `nil` where nothing of
  /// the kind is asked. The gate does not use it; both stores forbid it.
  public var leastStarsForStore: Int?
  /// Whether the policy is one for trying prompts out.
  public var preview: Preview = .off
  /// What a stored date that lies ahead of the clock means.
  public var clock: ClockRule = .strict

  /// Makes a policy under which every ask prompts; set what is to be different.
  public init(id: String) {
    self.id = id
  }
}
