/// The keys of the table `ReviewPrompts`: every text that a prompt can show.
public enum PromptKey: String, CaseIterable, Codable, Sendable {
  /// The title, shared by all messages.
  case title = "reviewPrompt.title"
  /// The message for someone who uses an app and is asked for the first time.
  case appMessage = "reviewPrompt.message.app"
  /// The message for someone who plays a game and is asked for the first time.
  case gameMessage = "reviewPrompt.message.game"
  /// The message for someone who has rated before and is asked again after an update.
  case updateMessage = "reviewPrompt.message.update"
  /// The button that opens the store.
  case rateButton = "reviewPrompt.button.rate"
  /// The button that puts the question off.
  case remindButton = "reviewPrompt.button.remind"
  /// The button that turns the request down.
  case declineButton = "reviewPrompt.button.decline"
}
