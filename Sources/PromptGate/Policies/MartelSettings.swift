/// Matt Martel's prompt code: at a good moment, a day after every update; "later" waits for 21 more
/// moments.
public struct MartelSettings: PresetSettings, Equatable {
  /// The seconds since the running version ran first.
  public var kAskDelaySeconds = 86_400.0
  /// Where the countdown of good moments starts; a negative one never ends.
  public var kShowAskToRateKey = 0
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.martel.rawValue)
    policy.uses = .launches
    policy.conditions = [
      .online(Online()),
      .declined(Declined(.forever)),
      .timeInVersion(TimeInVersion(TimeThreshold(minimum: max(.zero, .seconds(kAskDelaySeconds))))),
      .countdown(Countdown(start: kShowAskToRateKey)),
    ]
    policy.answers.rate = [.declined]
    policy.answers.decline = [.declined]
    policy.answers.remind = [.countdown]
    policy.countdownAfterLater = 21
    policy.message.isGame = game
    policy.presentation = .alert
    return policy
  }
}

extension MartelSettings {
  private enum CodingKeys: CodingKey { case kAskDelaySeconds, kShowAskToRateKey, game }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.kAskDelaySeconds, into: &kAskDelaySeconds)
    try given.read(.kShowAskToRateKey, into: &kShowAskToRateKey)
    try given.read(.game, into: &game)
  }
}
