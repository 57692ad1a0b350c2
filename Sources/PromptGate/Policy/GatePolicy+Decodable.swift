extension GatePolicy {
  enum CodingKeys: CodingKey {
    case id, versionIdentity, uses, usesNeedNetwork, start, dueAfter
    case update, conditions, forcedConditions, answers, countdownAfterLater, postponement
    case message, presentation, asksOn, leastStarsForStore, preview, clock
  }

  /// Reads a policy; what is left out is as in `GatePolicy(id:)`.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try given.decode(String.self, forKey: .id))
    try given.read(.versionIdentity, into: &versionIdentity)
    try given.read(.uses, into: &uses)
    try given.read(.usesNeedNetwork, into: &usesNeedNetwork)
    try given.read(.start, into: &start)
    try given.readOptional(.dueAfter, into: &dueAfter)
    try given.read(.update, into: &update)
    try given.read(.conditions, into: &conditions)
    try given.readOptional(.forcedConditions, into: &forcedConditions)
    try given.read(.answers, into: &answers)
    try given.readOptional(.countdownAfterLater, into: &countdownAfterLater)
    try given.readOptional(.postponement, into: &postponement)
    try given.read(.message, into: &message)
    try given.read(.presentation, into: &presentation)
    try given.read(.asksOn, into: &asksOn)
    try given.readOptional(.leastStarsForStore, into: &leastStarsForStore)
    try given.read(.preview, into: &preview)
    try given.read(.clock, into: &clock)
  }
}
