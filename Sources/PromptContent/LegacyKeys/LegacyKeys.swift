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
  /// The library's key for each text.
  let keys: [PromptKey: String]
  let substitution: Substitution
  /// Whether the library shows its title alone, so that a title from here hides the message.
  var hidesMessage = false

  /// Every library whose keys are understood, in the order in which they are tried.
  static let all: [LegacyKeys] = [
    .iRate, .uaAppReviewManager, .appirater, .armchair, .swiftRater, .cloudReview, .martel,
    .androidRate,
  ]

  /// The tables in which a host may have put these keys, first one first.
  var tables: [String] {
    (ownTable.map { [$0] } ?? []) + ["Localizable", "ReviewPrompts"]
  }

  /// Gives the MessageFormat pattern that shows the same as `text` does in the library.
  func pattern(_ text: String) -> String {
    var pattern = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let length = lengthOfPlaceholder(rest) {
        pattern += "{appName}"
        rest.removeFirst(length)
      } else if substitution == .printf, rest.starts(with: "%%".unicodeScalars) {
        pattern += "%"
        rest.removeFirst(2)
      } else {
        pattern += Self.quoted(scalar)
        rest.removeFirst()
      }
    }
    return pattern
  }

  private func lengthOfPlaceholder(_ text: Substring.UnicodeScalarView) -> Int? {
    if text.starts(with: "%@".unicodeScalars) { return 2 }
    guard substitution == .printf, text.starts(with: "%1$@".unicodeScalars) else { return nil }
    return 4
  }

  /// What stands for a character in MessageFormat, where braces and apostrophes mean something.
  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": "''"
    case "{", "}": "'\(scalar)'"
    default: String(scalar)
    }
  }
}
