public import LocaleMatching

/// A language made up to test with, out of the texts of the source language.
///
/// Nobody speaks it, but a prompt in it shows at a glance what a translation would meet: text that was never meant to
/// be translated, labels without room, and layouts that cannot be mirrored. Its tag can be used wherever a language is
/// named, and it is no answer to any other; a listing of languages leaves it out.
///
/// ```swift
/// PromptCatalog().prompt(for: ["en-XA"], appName: "Notes").title  // "[Ĥööŵ ŵööûûļļð …"
/// ```
public enum PseudoLanguage: CaseIterable, Sendable {
  /// `en-XA`: letters with accents, and a third more of them, in brackets that show where a text was cut off.
  case accented
  /// `ar-XB`: every word is written from right to left.
  case mirrored

  /// The BCP 47 tag, as CLDR and Android have it.
  public var tag: String {
    switch self {
    case .accented: "en-XA"
    case .mirrored: "ar-XB"
    }
  }

  /// The name, for listings.
  public var name: String {
    switch self {
    case .accented: "Accented English"
    case .mirrored: "Mirrored English"
    }
  }

  /// The language that a tag stands for; `nil` for a language that people speak.
  public init?(tag: LanguageTag) {
    let language = Self.allCases.first { $0.tag == tag.description }
    guard let language else { return nil }
    self = language
  }
}
