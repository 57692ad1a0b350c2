/// CloudReview: every ask prompts until the user rates or says never.
public struct CloudReviewSettings: PresetSettings, Equatable {
  /// Whether the app is a game.
  public var game = false

  /// Makes the defaults.
  public init() {}

  /// The policy that these settings amount to.
  public var policy: GatePolicy {
    var policy = GatePolicy(id: Preset.cloudReview.rawValue)
    policy.uses = .launches
    policy.conditions = [.finished(Finished(reportedAs: .neverRate))]
    policy.answers.rate = [.finished]
    policy.answers.decline = [.finished]
    policy.message.isGame = game
    policy.presentation = .alert
    return policy
  }
}

extension CloudReviewSettings {
  private enum CodingKeys: CodingKey { case game }

  /// Reads the settings that differ from the defaults.
  public init(from decoder: any Decoder) throws {
    try decoder.container(keyedBy: CodingKeys.self).read(.game, into: &game)
  }
}
