/// The languages to look for a text in, best first; no language comes twice.
public struct LanguageChain: Hashable, Sendable {
  /// The languages, best first. Empty when no preference can be answered and the source language is
  /// not offered.
  public internal(set) var links: [Link]

  /// The language to show if it has all that is needed.
  public var best: Link? { links.first }

  init(links: [Link] = []) {
    self.links = links
  }

  /// Leaves out every link that does not belong.
  package mutating func keep(_ belongs: (Link) -> Bool) {
    links.removeAll { !belongs($0) }
  }
}

extension LanguageChain {
  /// One language of a chain, and why it is there.
  public struct Link: Hashable, Sendable {
    /// The offered language.
    public var tag: LanguageTag

    /// The names under which it is offered, as they were spelt, such as `["zh_TW", "zh-TW"]`; never
    /// empty.
    public var names: [String]

    /// The preference that it answers; `nil` for the source language that nobody asked for.
    public var preference: LanguageTag?

    /// How it answers the preference.
    public var kind: Kind
  }

  /// How a language of a chain answers the preference.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    private enum Representation: String {
      case exact, region, nearLanguage, parent, source
    }

    private var representation: Representation

    /// It is the language asked for, perhaps in another spelling, such as `zh-Hant` for `zh-TW`.
    public static let exact = Self(representation: .exact)

    /// It is the same language in the same script, as written elsewhere, such as `en-GB` for
    /// `en-AU`.
    public static let region = Self(representation: .region)

    /// It is another language or script that speakers of the one asked for can be expected to read,
    /// as `de` for `gsw`.
    public static let nearLanguage = Self(representation: .nearLanguage)

    /// It is a parent, by CLDR's inheritance, of the language asked for or of one before it in the
    /// chain, such as `es-419` for `es-MX`, and then `es`.
    public static let parent = Self(representation: .parent)

    /// It is the language that the texts were first written in, which ends every chain.
    public static let source = Self(representation: .source)

    /// The name of the kind, such as `nearLanguage`.
    public var description: String { representation.rawValue }
  }
}
