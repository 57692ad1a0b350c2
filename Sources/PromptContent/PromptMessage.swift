/// Which message a prompt shows below its title.
public enum PromptMessage: String, CaseIterable, Codable, Sendable {
  /// For someone who uses an app and is asked for the first time.
  case app
  /// For someone who plays a game and is asked for the first time.
  case game
  /// For someone who has rated before and is asked again after an update.
  case update

  /// The key of this message's text.
  public var key: PromptKey {
    switch self {
    case .app: .appMessage
    case .game: .gameMessage
    case .update: .updateMessage
    }
  }

  /// Whether a prompt with this message shows the text of a key.
  package func shows(_ key: PromptKey) -> Bool {
    switch key {
    case .title, .rateButton, .remindButton, .declineButton: true
    case .appMessage: self == .app
    case .gameMessage: self == .game
    case .updateMessage: self == .update
    }
  }

  /// The keys of all texts that a prompt with this message shows, in reading order.
  public var keys: [PromptKey] {
    [.title, key, .rateButton, .remindButton, .declineButton]
  }
}
