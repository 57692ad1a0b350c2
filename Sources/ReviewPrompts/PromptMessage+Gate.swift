extension PromptMessage {
  /// The message that a gate decided to show.
  public init(_ decided: GateMessage) {
    switch decided {
    case .app: self = .app
    case .game: self = .game
    case .update: self = .update
    }
  }
}
