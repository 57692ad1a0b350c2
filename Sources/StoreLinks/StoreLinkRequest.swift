/// Everything a link is made from; only the store and the id must be there.
public struct StoreLinkRequest: Hashable, Sendable {
  /// The store.
  public var store: Store
  /// How the store names the app: a number, a package name, a product id. Always text, since ids outgrow 32 bits
  /// and may begin with zeros.
  public var id: String
  /// What the link is wanted for.
  public var kind: StoreLinkKind
  /// The system it will be opened on; `nil` for any.
  public var platform: StorePlatform?
  /// The version of that system, such as `10.3`; `nil` for the newest.
  public var osVersion: String?
  /// How the link is to be written; `nil` for the form the store is best reached by.
  public var form: StoreLinkForm?
  /// The id of one template, such as `apple.mzstore.short`; `nil` to let the system and the parameters choose.
  public var template: String?
  /// A country as two letters (ISO 3166-1 alpha-2); for Apple one of the App Store's storefronts.
  public var country: String?
  /// A language of the page, as a BCP 47 tag such as `en-US`; a pseudo-language such as `en-XA` has no pages
  /// anywhere and is left out.
  public var language: String?
  /// The readable part of a page's address, such as `clash-of-clans`.
  public var slug: String?
  /// An affiliate token; for Apple's networks of 2010 the network and the token, as in `linkshare:TnL5HPStwNw`.
  public var affiliate: String?
  /// A campaign token; for stores with a referrer, such as Google Play, the raw referrer text.
  public var campaign: String?
  /// A provider token, which at Apple needs a campaign token with it.
  public var provider: String?
  /// Parameters that only this store has, by the name in its file, such as `ppid` at Apple.
  public var extra: [String: String]
  /// Whether the product page will do when there is no review link.
  public var acceptsProductPage: Bool

  /// Asks for a link to an app in a store.
  public init(store: Store, id: String, kind: StoreLinkKind = .review) {
    self.store = store
    self.id = id
    self.kind = kind
    extra = [:]
    acceptsProductPage = false
  }
}

extension StoreLinkRequest {
  /// The parameters that are given, by name.
  var parameters: [String: String] {
    var parameters = extra
    let named = [
      "country": country, "language": language.flatMap { Self.isMadeUp($0) ? nil : $0 },
      "slug": slug, "affiliate": affiliate,
      "campaign": campaign, "provider": provider,
    ]
    for (name, value) in named where value != nil { parameters[name] = value }
    return parameters
  }

  /// Whether a language is made up to test with, as `en-XA` and `ar-XB` are (CLDR), so that no store has pages in it.
  private static func isMadeUp(_ language: String) -> Bool {
    let subtags = language.split { $0 == "-" || $0 == "_" }.map { $0.uppercased() }
    return subtags == ["EN", "XA"] || subtags == ["AR", "XB"]
  }

  /// Writes a referrer text out of its parts, each encoded, as Google Play and other stores read it.
  ///
  /// The result is what ``campaign`` takes: `referrer([("utm_source", "mail"), ("utm_term", "running shoes")])` gives
  /// `utm_source=mail&utm_term=running%20shoes`, which the link then holds encoded once more.
  ///
  /// - Parameter parts: names such as `utm_source`, `utm_medium`, `utm_campaign`, `utm_term`, `utm_content`, with their values.
  /// - Returns: The referrer text, not yet encoded for a link.
  public static func referrer(_ parts: KeyValuePairs<String, String>) -> String {
    parts.map { PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value) }
      .joined(separator: "&")
  }
}
