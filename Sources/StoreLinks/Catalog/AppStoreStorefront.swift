/// A country with an App Store of its own.
///
/// StoreKit's `Storefront.countryCode` has three letters (ISO 3166-1 alpha-3), a link has two:
/// `AppStoreStorefront(alpha3: "DEU")?.code` is `DE`.
public struct AppStoreStorefront: Hashable, Sendable {
  /// The country as two letters (ISO 3166-1 alpha-2, and XK for Kosovo), in upper case.
  public var code: String
  /// The country as three letters, as StoreKit gives it; XKX for Kosovo is commonly used, not verified.
  public var alpha3: String
  /// The number of the `X-Apple-Store-Front` header; `nil` where none was ever published.
  public var number: String?

  /// All storefronts, sorted by code. The list goes stale: Apple adds some from time to time.
  public static var all: [AppStoreStorefront] {
    var storefronts: [AppStoreStorefront] = []
    _ = first { storefront in
      storefronts.append(storefront)
      return false
    }
    return storefronts
  }

  /// Finds a storefront by three letters; `nil` when there is none.
  public init?(alpha3: String) {
    guard let found = Self.first(where: { $0.alpha3 == alpha3.uppercased() }) else { return nil }
    self = found
  }

  private init(_ words: [Substring]) {
    code = String(words[0])
    alpha3 = String(words[1])
    number = words.count > 2 ? String(words[2]) : nil
  }

  /// Finds the first storefront that fits; the list is read as text, since one look-up needs no table.
  static func first(where fits: (AppStoreStorefront) -> Bool) -> AppStoreStorefront? {
    for words in lines() where words.count >= 2 && words[1] != "->" {
      let storefront = AppStoreStorefront(words)
      if fits(storefront) { return storefront }
    }
    return nil
  }

  /// The storefront that serves a region without one best.
  static func substitute(for code: String) -> String? {
    for words in lines() where words.count == 3 && words[1] == "->" && words[0] == code {
      return String(words[2])
    }
    return nil
  }

  private static func lines() -> some Sequence<[Substring]> {
    let text = String(decoding: EmbeddedFile.shared("storefronts")?.bytes ?? [], as: UTF8.self)
    return text.split(separator: "\n").lazy.filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ") }
  }
}
