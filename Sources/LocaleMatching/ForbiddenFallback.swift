/// A language that must never answer a certain preference, such as English one for Icelandic.
///
/// Both sides are patterns. A pattern says as much as its last subtag and all that go before it,
/// with the likely ones filled in: `zh` is Chinese of every kind; `zh-Hans` is every Chinese in
/// that script, also `zh-CN` and `zh`; `zh-TW` is `zh-Hant-TW`, however it is written, but not
/// `zh-HK`. `und` is every language.
///
/// ```swift
/// ForbiddenFallback(preference: "is", answer: "en")
/// ForbiddenFallback(preference: "zh-TW", answer: "zh-Hans")
/// ```
public struct ForbiddenFallback: Hashable, Sendable, Codable {
  /// The preferences that the rule is about.
  public var preference: LanguageTag

  /// The languages that must not answer them. The source language still ends the chain.
  public var answer: LanguageTag

  /// Forbids `answer`, and all that it covers, as an answer to `preference`, and all that it
  /// covers.
  public init(preference: LanguageTag, answer: LanguageTag) {
    self.preference = preference
    self.answer = answer
  }

  /// Makes a rule of two tags as texts; `nil` when one of them is no language tag.
  public init?(preference: String, answer: String) {
    guard let preference = LanguageTag(preference), let answer = LanguageTag(answer) else {
      return nil
    }
    self.init(preference: preference, answer: answer)
  }

  /// Whether the rule forbids to answer one with the other; both have their likely subtags filled
  /// in.
  func forbids(_ offered: LanguageScriptRegion, for wanted: LanguageScriptRegion) -> Bool {
    Self.covers(preference.subtags, wanted) && Self.covers(answer.subtags, offered)
  }

  private static func covers(_ pattern: LanguageScriptRegion, _ tag: LanguageScriptRegion) -> Bool {
    let full = LikelySubtags.meaning(of: pattern)
    if !pattern.region.isEmpty { return full == tag }
    if !pattern.script.isEmpty { return full.isSameLanguageAndScript(as: tag) }
    return pattern.language.isEmpty || pattern.language == tag.language
  }
}
