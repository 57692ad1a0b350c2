public import MessageFormatting

/// A finished prompt: what to show, in which language, and where each text came from.
public struct ReviewPrompt: Hashable, Sendable {
  /// The labels of the three buttons; `nil` where a button is hidden.
  public struct Buttons: Hashable, Sendable {
    /// Opens the store.
    public var rate: String?
    /// Puts the question off.
    public var remind: String?
    /// Turns the request down.
    public var decline: String?
  }

  /// The BCP 47 tag of the language that the prompt is written in.
  public var language: String
  /// The preferences that it was chosen for, as they were given.
  public var requested: [String]
  /// The direction in which it is laid out.
  public var direction: TextDirection
  /// Which message it shows.
  public var message: PromptMessage
  /// The title; `nil` where it is hidden.
  public var title: String?
  /// The message's text; `nil` where it is hidden.
  public var body: String?
  /// The labels of the buttons.
  public var buttons: Buttons
  /// Whether its texts are in different languages, since no language had them all or the layers came first.
  public var isMixed: Bool
  /// Where each of its texts came from, hidden ones included.
  public var sources: [PromptKey: StringSource]
  /// What could not be used on the way.
  public var problems: [PromptProblem]
}
