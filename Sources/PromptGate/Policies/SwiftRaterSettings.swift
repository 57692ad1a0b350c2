/// SwiftRater 2.2.2: days since the first check, launches and events, all of them or any one.
///
/// A threshold that is not set is never met, so that in the mode `all` every one has to be set.
public struct SwiftRaterSettings: PresetSettings, Equatable {
  /// How the conditions are joined.
  public enum ConditionsMetMode: String, Decodable, CaseIterable, Sendable {
    /// All are needed.
    case all
    /// One is enough.
    case any
  }

  /// The days since the first check, which have to be passed; `nil` (-1 in JSON) where none is set.
  public var daysUntilPrompt: Int?
  /// The launches; `nil` (-1 in JSON) where none is set.
  public var usesUntilPrompt: Int?
  /// The significant events; `nil` (-1 in JSON) where none is set.
  public var significantUsesUntilPrompt: Int?
  /// The days from "later" to the next prompt; `nil` (-1 in JSON) where none is set: then later
  /// means never.
  public var daysBeforeReminding: Int?
  /// How the conditions are joined.
  public var conditionsMetMode: ConditionsMetMode = .all
  /// Whether everything is skipped.
  public var debugMode = false
  /// Whether another version clears everything that is stored.
  public var resetWhenAppUpdated = false
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.swiftRater.rawValue)
    policy.uses = .launches
    policy.usesNeedNetwork = true
    policy.start = .firstCheck
    policy.update.effect = resetWhenAppUpdated ? .startOver : .carryOver
    policy.update.forgets = [.finished, .reminder]
    policy.update.firstUse = .cleared
    policy.update.unknownIsUpdate = true
    policy.conditions = debugMode ? [] : rules
    policy.forcedConditions = []
    policy.answers.rate = [.finished]
    policy.answers.decline = [.finished]
    policy.answers.remind = [.reminder]
    policy.answers.systemReview = [.finished]
    policy.answers.forced = [.finished]
    policy.message.isGame = game
    policy.asksOn = [.foreground, .significantEvent]
    policy.preview = debugMode ? .withTrace : .off
    return policy
  }

  private var rules: [Condition] {
    let wait = TimeThreshold(minimum: days(daysBeforeReminding), countsWholeSeconds: true)
    let rules: [Condition] = [
      .finished(Finished()),
      .reminder(Reminder(time: wait, decidesAlone: true)),
    ]
    return rules + (conditionsMetMode == .all ? thresholds : [.anyOf(AnyOf(thresholds))])
  }

  private var thresholds: [Condition] {
    let time = TimeThreshold(
      minimum: days(daysUntilPrompt),
      boundary: .exclusive,
      countsWholeSeconds: true
    )
    return [
      .timeSinceFirstUse(TimeSinceFirstUse(time)),
      .uses(Uses(CountThreshold(minimum: usesUntilPrompt))),
      .events(SignificantEvents(CountThreshold(minimum: significantUsesUntilPrompt))),
    ]
  }

  private func days(_ number: Int?) -> Period? {
    number.map { .days(Double($0)) }
  }
}

extension SwiftRaterSettings {
  private enum CodingKeys: CodingKey {
    case daysUntilPrompt, usesUntilPrompt, significantUsesUntilPrompt, daysBeforeReminding
    case conditionsMetMode, debugMode, resetWhenAppUpdated, game
  }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    daysUntilPrompt = try given.threshold(.daysUntilPrompt)
    usesUntilPrompt = try given.threshold(.usesUntilPrompt)
    significantUsesUntilPrompt = try given.threshold(.significantUsesUntilPrompt)
    daysBeforeReminding = try given.threshold(.daysBeforeReminding)
    try given.read(.conditionsMetMode, into: &conditionsMetMode)
    try given.read(.debugMode, into: &debugMode)
    try given.read(.resetWhenAppUpdated, into: &resetWhenAppUpdated)
    try given.read(.game, into: &game)
  }
}

extension KeyedDecodingContainer {
  /// Reads a threshold that is not set when it is left out or -1.
  fileprivate func threshold(_ key: Key) throws -> Int? {
    let number = try decodeIfPresent(Int.self, forKey: key)
    return number == -1 ? nil : number
  }
}
