/// What the users of all the other systems asked for.
///
/// Whatever is not set plays no part, and 0 is not set. A threshold that is reached exactly is met.
/// The first session, a version that is new, a crash, a refusal and the stores' yearly budget are
/// respected whatever the thresholds say.
public struct RecommendedSettings: PresetSettings, Equatable {
  /// How several thresholds are joined.
  public enum Join: String, Codable, CaseIterable, Sendable {
    /// All that are set are needed.
    case all
    /// One that is set is enough.
    case any
  }

  /// The days since the first use; fractions are allowed.
  public var daysUntilPrompt: Double? = 7
  /// The uses: launches and returns to the foreground.
  public var usesUntilPrompt: Int? = 10
  /// The significant events of all kinds together.
  public var eventsUntilPrompt: Int?
  /// The significant events of a kind, by its name.
  public var namedEventsUntilPrompt: [String: Int] = [:]
  /// How these four are joined.
  public var thresholds: Join = .all
  /// The days on which the app must have been used, however they are joined; no set clock makes up
  /// for them.
  public var daysOfUseUntilPrompt: Int? = 3

  /// The days from "later", or from a prompt that was dismissed, to the next.
  public var remindDays: Double? = 30
  /// The uses from "later" to the next prompt.
  public var remindUses: Int?
  /// The significant events from "later" to the next prompt.
  public var remindEvents: Int?
  /// How these three are joined.
  public var remindThresholds: Join = .all

  /// How long a refusal holds.
  public var refusalScope: AnswerScope = .forever
  /// How long a rating holds; at least for the version in which it was given.
  public var ratingScope: AnswerScope = .period(.days(365))

  /// The requests in 365 days; the App Store shows three.
  public var requestsPerYear = 3
  /// The days between two requests of the platform's review sheet.
  public var daysBetweenRequests: Double? = 30
  /// Whether a version requests the platform's review sheet once at most.
  public var oneRequestPerVersion = true
  /// The quiet days after an update.
  public var quietDaysAfterUpdate: Double? = 2
  /// The quiet days after a crash.
  public var quietDaysAfterCrash: Double? = 7
  /// The launches from which on the first session is over.
  public var firstSessionLaunches = 2
  /// The days from which on the first session is over.
  public var firstSessionDays = 1.0

  /// How the prompt is shown.
  public var presentation: Presentation = .systemReview
  /// Whether the app is a game.
  public var game = false
  /// Whether every ask prompts and leaves no trace; never in a release build.
  public var previewMode = false

  /// Makes the defaults.
  public init() {}
}
