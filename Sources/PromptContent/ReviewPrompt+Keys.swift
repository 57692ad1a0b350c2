extension ReviewPrompt {
  /// The text of a key; `nil` where it is hidden, or of another message.
  package subscript(key: PromptKey) -> String? {
    switch key {
    case .title: title
    case .appMessage, .gameMessage, .updateMessage: key == message.key ? body : nil
    case .rateButton: buttons.rate
    case .remindButton: buttons.remind
    case .declineButton: buttons.decline
    }
  }
}
