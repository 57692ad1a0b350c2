/// A BCP 47 language tag (RFC 5646) in the canonical form of CLDR, such as `de`, `zh-Hant-HK` or
/// `sr-Latn`.
///
/// Every spelling that is or was in use is understood, and all spellings of a tag are equal:
///
/// ```swift
/// LanguageTag("zh_hant_hk")?.description      // "zh-Hant-HK"
/// LanguageTag("iw")?.description              // "he"
/// LanguageTag("sr_RS.UTF-8@latin")?.description  // "sr-Latn-RS"
/// LanguageTag("English")?.description         // "en"
/// LanguageTag("my texts")                     // nil
/// ```
///
/// Unicode extensions (`-u-…`), other extensions and private use (`-x-…`) are part of the tag, but
/// languages are matched without them.
public struct LanguageTag: Hashable, Sendable {
  /// Language, script and region in their canonical case.
  package var subtags: LanguageScriptRegion

  /// The variants, such as `valencia`, in alphabetical order.
  public internal(set) var variants: [String]

  /// The extensions in canonical order, such as `u-ca-buddhist`, joined by hyphens; empty when
  /// there are none.
  public internal(set) var extensions: String

  /// What follows `x-`, such as `mytwist`; empty when there is none.
  public internal(set) var privateUse: String

  /// Makes the tag of these subtags, which must be in canonical form already.
  package init(subtags: LanguageScriptRegion) {
    self.subtags = subtags
    variants = []
    extensions = ""
    privateUse = ""
  }

  /// The language, such as `de`; `und` when it is not determined.
  public var language: String { subtags.language.isEmpty ? "und" : subtags.language.description }

  /// The script, such as `Latn`, if the tag names one.
  public var script: String? { subtags.script.isEmpty ? nil : subtags.script.description }

  /// The region, such as `AT` or `419`, if the tag names one.
  public var region: String? { subtags.region.isEmpty ? nil : subtags.region.description }
}

extension LanguageTag: CustomStringConvertible {
  /// The canonical tag, as BCP 47 writes it.
  public var description: String {
    if subtags == LanguageScriptRegion(language: .none), variants.isEmpty, extensions.isEmpty,
      !privateUse.isEmpty
    {
      return "x-" + privateUse
    }
    var text = subtags.joined()
    for variant in variants { text += "-" + variant }
    if !extensions.isEmpty { text += "-" + extensions }
    if !privateUse.isEmpty { text += "-x-" + privateUse }
    return text
  }
}

extension LanguageTag: Comparable {
  /// Orders tags as their texts are ordered.
  public static func < (left: Self, right: Self) -> Bool {
    left.description < right.description
  }
}
