/// UAAppReviewManager 0.2.6: days, uses and events of one build, all of them.
public struct UAAppReviewManagerSettings: PresetSettings, Equatable {
  /// The app's id in the store; empty where none is set.
  public var appID = "1"
  /// The days since the build's first use.
  public var daysUntilPrompt = 30
  /// The uses of the build, one more of which is needed.
  public var usesUntilPrompt = 20
  /// The significant events in the build; 0 for none.
  public var significantEventsUntilPrompt = 0
  /// The days from "later" to the next prompt; 0 for no such button.
  public var daysBeforeReminding = 1
  /// Whether a new build starts over; otherwise nothing is counted in it.
  public var tracksNewVersions = true
  /// Whether someone who rated any build is asked again in another.
  public var shouldPromptIfRated = true
  /// Whether every rule but the network is skipped, and with the unconditional call that too.
  public var debug = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.uaAppReviewManager.rawValue)
    policy.versionIdentity = .build
    policy.update.noticed = .everyCount
    policy.update.effect = tracksNewVersions ? .startOver : .pause
    policy.update.forgets = [.rated, .declined, .reminder]
    policy.update.recount = .oneUse
    policy.conditions = (debug ? [] : rules) + [.online(Online())]
    policy.forcedConditions = debug ? [] : [appIDRule, .online(Online())] + answerRules
    policy.answers.rate = [.rated]
    policy.answers.decline = [.declined]
    policy.answers.remind = [.reminder]
    policy.answers.interruption = [.declined]
    policy.message.isGame = game
    policy.presentation = .alert
    policy.preview = debug ? .withTrace : .off
    return policy
  }

  /// The rules that hold in the running build, as in Armchair.
  package var rules: [Condition] {
    let days = TimeThreshold(minimum: .days(Double(daysUntilPrompt)))
    var rules: [Condition] = [
      appIDRule,
      .timeSinceFirstUse(TimeSinceFirstUse(days, withoutFirstUse: .met)),
      .uses(Uses(CountThreshold(minimum: usesUntilPrompt, boundary: .exclusive))),
    ]
    if significantEventsUntilPrompt > 0 {
      let events = CountThreshold(minimum: significantEventsUntilPrompt)
      rules.append(.events(SignificantEvents(events)))
    }
    rules += answerRules
    if daysBeforeReminding > 0 {
      let wait = TimeThreshold(minimum: .days(Double(daysBeforeReminding)))
      rules.append(.reminder(Reminder(time: wait)))
    }
    if !shouldPromptIfRated { rules.append(.everRated(EverRated())) }
    return rules
  }

  package var appIDRule: Condition { .appID(AppID(isSet: !appID.isEmpty)) }

  /// A refusal and a rating hold until another build forgets them.
  package var answerRules: [Condition] {
    [
      .declined(Declined(.forever)),
      .rated(Rated(.forever, reportedAs: .alreadyRatedThisVersion)),
    ]
  }
}

extension UAAppReviewManagerSettings {
  private enum CodingKeys: CodingKey {
    case appID, daysUntilPrompt, usesUntilPrompt, significantEventsUntilPrompt
    case daysBeforeReminding, tracksNewVersions, shouldPromptIfRated, debug, game
  }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    var appID: String? = appID
    try given.readOptional(.appID, into: &appID)
    self.appID = appID ?? ""
    try given.readCount(.daysUntilPrompt, into: &daysUntilPrompt)
    try given.readCount(.usesUntilPrompt, into: &usesUntilPrompt)
    try given.readCount(.significantEventsUntilPrompt, into: &significantEventsUntilPrompt)
    try given.readCount(.daysBeforeReminding, into: &daysBeforeReminding)
    try given.read(.tracksNewVersions, into: &tracksNewVersions)
    try given.read(.shouldPromptIfRated, into: &shouldPromptIfRated)
    try given.read(.debug, into: &debug)
    try given.read(.game, into: &game)
  }
}
