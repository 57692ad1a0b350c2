/// The keys under which another library's host apps keep their own texts, so that those keep working.
struct LegacyKeys: Sendable {
  /// How the library puts the app's name in for `%@`.
  enum Substitution: Sendable {
    /// Every `%@` is replaced as text; a percent sign elsewhere is itself.
    case literal
    /// The text is a printf format: `%@` or `%1$@`, and `%%` for a percent sign.
    case printf
  }

  /// The library's name.
  let system: String
  /// The library's own table, without `.strings`; `nil` when it uses the app's `Localizable`.
  var ownTable: String?
  /// The library's keys for each text; of several, the first that a table holds counts.
  let keys: [PromptKey: [String]]
  let substitution: Substitution
  /// Whether the library shows its title alone, so that a title from here hides the message.
  var hidesMessage = false

  /// Every library whose keys are understood, in the order in which they are tried.
  static let all: [LegacyKeys] = [
    .iRate, .uaAppReviewManager, .appirater, .armchair, .swiftRater, .cloudReview, .martel,
    .androidRate,
  ]

  /// The tables in which a host may have put these keys, first one first.
  ///
  /// Keys that are English phrases may stand for anything in an app's own `Localizable`, so there they count only
  /// where the tables were brought as overrides.
  func tables(in layer: PromptLayer.Kind) -> [String] {
    guard let ownTable else { return ["Localizable", "ReviewPrompts"] }
    return layer == .override ? [ownTable, "Localizable", "ReviewPrompts"] : [ownTable]
  }

  /// Gives the MessageFormat pattern that shows the same as `text` does in the library.
  func pattern(_ text: String) -> String {
    var pattern = LiteralPattern()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let length = lengthOfPlaceholder(rest) {
        pattern.append(argument: "appName")
        rest.removeFirst(length)
      } else {
        if substitution == .printf, rest.starts(with: "%%".unicodeScalars) { rest.removeFirst() }
        pattern.append(literal: scalar)
        rest.removeFirst()
      }
    }
    return pattern.text
  }

  private func lengthOfPlaceholder(_ text: Substring.UnicodeScalarView) -> Int? {
    if text.starts(with: "%@".unicodeScalars) { return 2 }
    guard substitution == .printf, text.starts(with: "%1$@".unicodeScalars) else { return nil }
    return 4
  }
}
