/// iRate 1.12.2: some days, and uses or events; whoever rated may be asked again in a new version.
public struct IRateSettings: PresetSettings, Equatable {
  /// The days since the first use; fractions are allowed.
  public var daysUntilPrompt = 10.0
  /// The uses; 0 switches the rule about uses and events off.
  public var usesUntilPrompt = 10
  /// The events that make up for missing uses; 0 switches the rule about uses and events off.
  public var eventsUntilPrompt = 10
  /// The average uses a week; 0 for any.
  public var usesPerWeekForPrompt = 0.0
  /// The days from "later" to the next prompt.
  public var remindPeriod = 1.0
  /// Whether someone who rated is asked again in the next version.
  public var promptForNewVersionIfUserRated = false
  /// Whether nothing is asked while the store has a newer version.
  public var onlyPromptIfLatestVersion = true
  /// Whether every rule but the network is skipped.
  public var previewMode = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.iRate.rawValue)
    policy.versionIdentity = .marketingElseBuild
    policy.update.effect = .startOverIfRated
    policy.update.forgets = [.reminder]
    // Fewer days than none are none: an update still holds an unrated user back one day.
    policy.update.carriesAtMost = .days(max(0, daysUntilPrompt) - 1)
    policy.conditions = (previewMode ? [] : rules) + storeRules
    policy.forcedConditions = []
    policy.answers.rate = [.rated]
    policy.answers.decline = [.declined]
    policy.answers.remind = [.reminder]
    policy.answers.systemReview = [.reminder]
    policy.message.isGame = game
    policy.message.updateForRaters = true
    policy.asksOn = [.launch, .foreground, .significantEvent]
    policy.preview = previewMode ? .withTrace : .off
    return policy
  }

  private var rules: [Condition] {
    var rules: [Condition] = [
      .rated(Rated(.version, reportedAs: .alreadyRatedThisVersion))
    ]
    if !promptForNewVersionIfUserRated { rules.append(.rated(Rated(.forever))) }
    rules.append(.declined(Declined(.forever)))
    rules.append(
      .timeSinceFirstUse(
        TimeSinceFirstUse(TimeThreshold(minimum: max(.zero, .days(daysUntilPrompt))))
      )
    )
    rules.append(.anyOf(AnyOf([uses, events], reportedAs: .tooFewUsesOrEvents)))
    if usesPerWeekForPrompt > 0 { rules.append(.usesPerWeek(UsesPerWeek(usesPerWeekForPrompt))) }
    rules.append(.reminder(Reminder(time: TimeThreshold(minimum: .days(remindPeriod)))))
    return rules
  }

  private var uses: Condition { .uses(Uses(CountThreshold(minimum: usesUntilPrompt))) }

  private var events: Condition {
    .events(SignificantEvents(CountThreshold(minimum: eventsUntilPrompt)))
  }

  private var storeRules: [Condition] {
    guard !previewMode else { return [.online(Online())] }
    let known: [Condition] = [.online(Online()), .knownToStore(KnownToStore())]
    return known + (onlyPromptIfLatestVersion ? [.latestVersion(LatestVersion())] : [])
  }
}

extension IRateSettings {
  private enum CodingKeys: CodingKey {
    case daysUntilPrompt, usesUntilPrompt, eventsUntilPrompt, usesPerWeekForPrompt, remindPeriod
    case promptForNewVersionIfUserRated, onlyPromptIfLatestVersion, previewMode, game
  }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.daysUntilPrompt, into: &daysUntilPrompt)
    try given.readCount(.usesUntilPrompt, into: &usesUntilPrompt)
    try given.readCount(.eventsUntilPrompt, into: &eventsUntilPrompt)
    try given.read(.usesPerWeekForPrompt, into: &usesPerWeekForPrompt)
    try given.read(.remindPeriod, into: &remindPeriod)
    try given.read(.promptForNewVersionIfUserRated, into: &promptForNewVersionIfUserRated)
    try given.read(.onlyPromptIfLatestVersion, into: &onlyPromptIfLatestVersion)
    try given.read(.previewMode, into: &previewMode)
    try given.read(.game, into: &game)
  }
}
