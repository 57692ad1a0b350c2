/// What counts more when a host's text and the user's language point to different tables.
public enum PromptPrecedence: String, CaseIterable, Codable, Sendable {
  /// A language that has every text beats a higher layer in a language that fits less.
  case language
  /// A higher layer's text wins in whatever language of the chain it has, as in iRate.
  case layer
}
