/// A finished text, and what was missing for it.
public struct FormattedMessage: Hashable, Sendable {
  /// The text to show. An argument with a problem stands in it as its name in braces.
  public let text: String
  /// What kept arguments out of the text, in the order in which they come in the pattern; empty
  /// when all went well.
  public let problems: [MessageProblem]
}
