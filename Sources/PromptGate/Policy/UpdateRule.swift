/// What happens when another version of the app runs than the one the counters belong to.
public struct UpdateRule: Hashable, Codable, Sendable {
  /// When the version is looked at.
  public enum Noticed: String, Codable, CaseIterable, Sendable {
    /// At every launch.
    case launch
    /// At everything that counts.
    case everyCount = "every-count"
  }

  /// What is done about it.
  public enum Effect: String, Codable, CaseIterable, Sendable {
    /// Nothing: counters and answers carry over.
    case carryOver = "carry-over"
    /// Nothing is counted until the version comes back that the counters belong to.
    case pause
    /// Counters start from nothing.
    case startOver = "start-over"
    /// Counters start from nothing for whoever has ever rated; for others, `carriesAtMost` holds.
    case startOverIfRated = "start-over-if-rated"
  }

  /// An answer that starting over may forget.
  public enum Memory: String, Codable, CaseIterable, Sendable {
    /// The rating of the version.
    case rated
    /// The refusal.
    case declined
    /// The reminder.
    case reminder
    /// That the subject was closed.
    case finished
  }

  /// What becomes of the first use.
  public enum FirstUse: String, Codable, CaseIterable, Sendable {
    /// It is now.
    case now
    /// There is none until the policy stores one again.
    case cleared
    /// It is now, but there is none when it was an event that brought the update to light.
    case nowUnlessEvent = "now-unless-event"
  }

  /// What the counters hold after starting over.
  public enum Recount: String, Codable, CaseIterable, Sendable {
    /// What brought the update to light.
    case trigger
    /// One use, whatever brought it to light.
    case oneUse = "one-use"
  }

  /// When the version is looked at.
  public var noticed: Noticed = .launch
  /// What is done about another one.
  public var effect: Effect = .carryOver
  /// Which answers starting over forgets.
  public var forgets: [Memory] = []
  /// What becomes of the first use when counters start over.
  public var firstUse: FirstUse = .now
  /// What the counters hold after starting over.
  public var recount: Recount = .trigger
  /// The most of the time since the first use that carries over where counters do not start over;
  /// it may be negative.
  public var carriesAtMost: Period?
  /// Whether it is an update when no version was stored yet.
  public var unknownIsUpdate = false

  /// Makes a rule by which everything carries over.
  public init() {}
}

extension UpdateRule {
  private enum CodingKeys: CodingKey {
    case noticed, effect, forgets, firstUse, recount, carriesAtMost, unknownIsUpdate
  }

  /// Reads a rule; what is left out is as in `UpdateRule()`.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try given.read(.noticed, into: &noticed)
    try given.read(.effect, into: &effect)
    try given.read(.forgets, into: &forgets)
    try given.read(.firstUse, into: &firstUse)
    try given.read(.recount, into: &recount)
    try given.readOptional(.carriesAtMost, into: &carriesAtMost)
    try given.read(.unknownIsUpdate, into: &unknownIsUpdate)
  }
}
