/// Android-Rate 1.0.1: days since the installation and launches.
///
/// Days are multiplied out to milliseconds in 32 bits, as in the original: from 25 days on
/// the result overflows, and 25 to 49 days are always met.
public struct AndroidRateSettings: PresetSettings, Equatable {
  /// The days since the installation.
  public var installDays = 10
  /// The launches.
  public var launchTimes = 10
  /// The days from "later" to the next prompt.
  public var remindInterval = 1
  /// Whether everything is skipped.
  public var debug = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.androidRate.rawValue)
    policy.uses = .launches
    policy.conditions = debug ? [] : rules
    policy.forcedConditions = []
    policy.answers.rate = [.finished]
    policy.answers.decline = [.finished]
    policy.answers.remind = [.reminder]
    policy.message.isGame = game
    policy.presentation = .alert
    policy.asksOn = [.launch]
    policy.preview = debug ? .withTrace : .off
    return policy
  }

  private var rules: [Condition] {
    let wait = TimeThreshold(minimum: Self.overflowing(days: installDays))
    return [
      .finished(Finished()),
      .launches(Launches(CountThreshold(minimum: launchTimes))),
      .timeSinceFirstUse(TimeSinceFirstUse(wait, withoutFirstUse: .met)),
      .reminder(Reminder(time: TimeThreshold(minimum: Self.overflowing(days: remindInterval)))),
    ]
  }

  private static func overflowing(days: Int) -> Period {
    let milliseconds = Int32(truncatingIfNeeded: days) &* 86_400_000
    return .seconds(Double(milliseconds) / 1000)
  }
}

extension AndroidRateSettings {
  private enum CodingKeys: CodingKey { case installDays, launchTimes, remindInterval, debug, game }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.installDays, into: &installDays)
    try given.read(.launchTimes, into: &launchTimes)
    try given.read(.remindInterval, into: &remindInterval)
    try given.read(.debug, into: &debug)
    try given.read(.game, into: &game)
  }
}
