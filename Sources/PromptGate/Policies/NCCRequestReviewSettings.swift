/// NCCRequestReview 3.1.0: primary actions, launches, the first session and a cooldown between
/// attempts.
public struct NCCRequestReviewSettings: PresetSettings, Equatable {
  /// The primary actions ever; 0 or less for none.
  public var minimumPrimaryActionCount = 3
  /// The seconds between two attempts; 0 or less for none.
  public var minimumIntervalBetweenRequests = 259_200.0
  /// The launches ever; 0 or less for none.
  public var minimumLaunchCount = 2
  /// The seconds since the first launch; 0 or less for none.
  public var minimumIntervalSinceFirstLaunch = 86_400.0
  /// Whether a version attempts once at most.
  public var limitToOneRequestPerAppVersion = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.nccRequestReview.rawValue)
    policy.uses = .launches
    policy.conditions = rules
    policy.answers.systemReview = [.request]
    policy.message.isGame = game
    return policy
  }

  private var rules: [Condition] {
    var rules: [Condition] = []
    if minimumPrimaryActionCount > 0 {
      let actions = CountThreshold(minimum: minimumPrimaryActionCount)
      rules.append(.events(SignificantEvents(actions)))
    }
    if minimumLaunchCount > 0 {
      rules.append(.launches(Launches(CountThreshold(minimum: minimumLaunchCount))))
    }
    if minimumIntervalSinceFirstLaunch > 0 {
      let wait = TimeThreshold(minimum: .seconds(minimumIntervalSinceFirstLaunch))
      rules.append(.timeSinceFirstUse(TimeSinceFirstUse(wait, reportedAs: .firstSession)))
    }
    if minimumIntervalBetweenRequests > 0 {
      let wait = TimeThreshold(minimum: .seconds(minimumIntervalBetweenRequests))
      rules.append(.cooldown(Cooldown(wait)))
    }
    if limitToOneRequestPerAppVersion { rules.append(.versionLimit(VersionLimit())) }
    rules.append(.activeWindow(ActiveWindow()))
    return rules
  }
}

extension NCCRequestReviewSettings {
  private enum CodingKeys: CodingKey {
    case minimumPrimaryActionCount, minimumIntervalBetweenRequests, minimumLaunchCount
    case minimumIntervalSinceFirstLaunch, limitToOneRequestPerAppVersion, game
  }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.minimumPrimaryActionCount, into: &minimumPrimaryActionCount)
    try given.read(.minimumIntervalBetweenRequests, into: &minimumIntervalBetweenRequests)
    try given.read(.minimumLaunchCount, into: &minimumLaunchCount)
    try given.read(.minimumIntervalSinceFirstLaunch, into: &minimumIntervalSinceFirstLaunch)
    try given.read(.limitToOneRequestPerAppVersion, into: &limitToOneRequestPerAppVersion)
    try given.read(.game, into: &game)
  }
}
