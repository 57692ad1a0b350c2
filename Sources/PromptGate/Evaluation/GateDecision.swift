/// The message a prompt shows.
public enum GateMessage: String, Codable, CaseIterable, Sendable {
  /// For an app, asked for the first time.
  case app
  /// For a game.
  case game
  /// For someone who has rated before and is asked again after an update.
  case update
}

/// Whether to prompt now: with which message or, if not, everything that stands against it.
public struct GateDecision: Hashable, Sendable {
  /// The message to show, or `nil` when the prompt is held.
  public var message: GateMessage?
  /// Everything that holds the prompt; empty when there is to be one.
  public var blockers: [Blocker]
  /// The earliest moment at which the prompt could be due if nothing happens but time passes; `nil`
  /// when time alone changes nothing, and when it is due now.
  public var earliest: Moment?
  /// Whether the policy is one for trying out.
  public var isPreview: Bool

  /// Whether to prompt now.
  public var isPrompt: Bool { message != nil }
}

extension GateDecision: CustomStringConvertible {
  /// The decision in one line: `prompt (app)` or `hold: too-few-days (…), offline`.
  public var description: String {
    let preview = isPreview ? ", in preview" : ""
    if let message { return "prompt (\(message.rawValue)\(preview))" }
    return "hold: " + blockers.map(\.description).joined(separator: ", ")
  }
}
