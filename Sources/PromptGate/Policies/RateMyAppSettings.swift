/// rate_my_app 1.1.0: a due date that the first launch fixes and "later" moves, and a number of
/// launches.
public struct RateMyAppSettings: PresetSettings, Equatable {
  /// The days from the first launch to the due date, which has to be passed.
  public var minDays = 7
  /// The launches.
  public var minLaunches = 10
  /// The days from "later" to the new due date.
  public var remindDays = 7
  /// The launches that "later" takes off.
  public var remindLaunches = 10
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.rateMyApp.rawValue)
    policy.uses = .launches
    policy.dueAfter = .days(Double(minDays))
    policy.conditions = [
      .dueDate(DueDate()),
      .launches(Launches(CountThreshold(minimum: minLaunches))),
      .finished(Finished()),
    ]
    policy.forcedConditions = []
    policy.answers.rate = [.finished]
    policy.answers.decline = [.finished]
    policy.answers.remind = [.postponement]
    policy.answers.systemReview = [.postponement]
    policy.postponement = Postponement(period: .days(Double(remindDays)), launches: remindLaunches)
    policy.message.isGame = game
    policy.asksOn = [.launch]
    return policy
  }
}

extension RateMyAppSettings {
  private enum CodingKeys: CodingKey { case minDays, minLaunches, remindDays, remindLaunches, game }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    try given.read(.minDays, into: &minDays)
    try given.read(.minLaunches, into: &minLaunches)
    try given.read(.remindDays, into: &remindDays)
    try given.read(.remindLaunches, into: &remindLaunches)
    try given.read(.game, into: &game)
  }
}
