/// Appirater 2.3.0: days, uses and events of one build, all of them; another build forgets
/// everything.
public struct AppiraterSettings: PresetSettings, Equatable {
  /// The days since the build's first use; fractions are allowed.
  public var daysUntilPrompt = 30.0
  /// The uses of the build.
  public var usesUntilPrompt = 20
  /// The significant events in the build; -1 for none.
  public var significantEventsUntilPrompt = -1
  /// The days from "later" to the next prompt; fractions are allowed.
  public var timeBeforeReminding = 1.0
  /// Whether days, uses, events and the reminder are skipped; launches are not counted then.
  public var debug = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.appirater.rawValue)
    policy.versionIdentity = .build
    policy.uses = debug ? .returns : .launchesAndReturns
    policy.update.noticed = .everyCount
    policy.update.effect = .startOver
    policy.update.forgets = [.rated, .declined, .reminder]
    policy.update.firstUse = .nowUnlessEvent
    policy.conditions = (debug ? [] : earned) + appropriate
    policy.forcedConditions = []
    policy.answers.rate = [.rated]
    policy.answers.decline = [.declined]
    policy.answers.remind = [.reminder]
    policy.answers.systemReview = [.rated]
    policy.message.isGame = game
    policy.asksOn = [.launch, .foreground, .significantEvent]
    policy.preview = debug ? .withTrace : .off
    return policy
  }

  private var earned: [Condition] {
    let days = TimeThreshold(minimum: .days(daysUntilPrompt))
    let events = CountThreshold(minimum: significantEventsUntilPrompt)
    return [
      .timeSinceFirstUse(TimeSinceFirstUse(days, withoutFirstUse: .met)),
      .uses(Uses(CountThreshold(minimum: usesUntilPrompt))),
      .events(SignificantEvents(events)),
      .reminder(Reminder(time: TimeThreshold(minimum: .days(timeBeforeReminding)))),
    ]
  }

  /// A refusal and a rating hold until another build forgets them.
  private var appropriate: [Condition] {
    [
      .online(Online()),
      .declined(Declined(.forever)),
      .rated(Rated(.forever, reportedAs: .alreadyRatedThisVersion)),
    ]
  }
}

extension AppiraterSettings {
  private enum CodingKeys: CodingKey {
    case daysUntilPrompt, usesUntilPrompt, significantEventsUntilPrompt, timeBeforeReminding
    case debug, game
  }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.daysUntilPrompt, into: &daysUntilPrompt)
    try given.read(.usesUntilPrompt, into: &usesUntilPrompt)
    try given.read(.significantEventsUntilPrompt, into: &significantEventsUntilPrompt)
    try given.read(.timeBeforeReminding, into: &timeBeforeReminding)
    try given.read(.debug, into: &debug)
    try given.read(.game, into: &game)
  }
}
