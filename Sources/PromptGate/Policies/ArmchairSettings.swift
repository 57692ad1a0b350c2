/// Armchair 0.3.7: as UAAppReviewManager, but the network is judged first, a system review is a
/// rating, and debugging does nothing for the unconditional call.
public struct ArmchairSettings: PresetSettings, Equatable {
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
  /// Whether every rule but the network is skipped, except by the unconditional call.
  public var debugEnabled = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    let shared = sharedWithUAAppReviewManager
    var policy = shared.policy
    policy.id = Preset.armchair.rawValue
    policy.conditions = [.online(Online())] + (debugEnabled ? [] : shared.rules)
    policy.forcedConditions = [.online(Online()), shared.appIDRule] + shared.answerRules
    policy.answers.systemReview = [.rated]
    policy.preview = debugEnabled ? .withTrace : .off
    return policy
  }

  private var sharedWithUAAppReviewManager: UAAppReviewManagerSettings {
    var shared = UAAppReviewManagerSettings()
    shared.appID = appID
    shared.daysUntilPrompt = daysUntilPrompt
    shared.usesUntilPrompt = usesUntilPrompt
    shared.significantEventsUntilPrompt = significantEventsUntilPrompt
    shared.daysBeforeReminding = daysBeforeReminding
    shared.tracksNewVersions = tracksNewVersions
    shared.shouldPromptIfRated = shouldPromptIfRated
    shared.game = game
    return shared
  }
}

extension ArmchairSettings {
  private enum CodingKeys: CodingKey {
    case appID, daysUntilPrompt, usesUntilPrompt, significantEventsUntilPrompt
    case daysBeforeReminding, tracksNewVersions, shouldPromptIfRated, debugEnabled, game
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
    try given.read(.debugEnabled, into: &debugEnabled)
    try given.read(.game, into: &game)
  }
}
