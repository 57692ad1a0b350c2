/// Which message a policy shows.
public struct MessageRule: Hashable, Codable, Sendable {
  /// Whether the app is a game.
  public var isGame = false
  /// Whether someone who has rated before gets the message for updates.
  public var updateForRaters = false

  /// Makes the rule of an app that has one message for everybody.
  public init() {}

  func message(for state: GateState) -> GateMessage {
    if updateForRaters && state.hasEverRated { return .update }
    return isGame ? .game : .app
  }
}

extension MessageRule {
  private enum CodingKeys: CodingKey {
    case isGame, updateForRaters
  }

  /// Reads the rule; what is left out is false.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try given.read(.isGame, into: &isGame)
    try given.read(.updateForRaters, into: &updateForRaters)
  }
}
