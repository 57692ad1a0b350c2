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

  /// Finds the first storefront that fits.
  static func first(where fits: (AppStoreStorefront) -> Bool) -> AppStoreStorefront? {
    lines { words in
      guard words.count >= 2, words[1] != "->" else { return nil }
      let storefront = AppStoreStorefront(words)
      return fits(storefront) ? storefront : nil
    }
  }

  /// Tells whether `code`, in upper case, is a storefront.
  static func isListed(_ code: String) -> Bool {
    lines(from: code) { $0[0] == code && $0[1] != "->" ? true : nil } ?? false
  }

  /// The storefront that serves a region without one best.
  static func substitute(for code: String) -> String? {
    lines(from: code) { $0[0] == code && $0[1] == "->" ? String($0[2]) : nil }
  }

  /// Reads the list line by line until `find` finds something; only lines with the first letter of `code` are taken
  /// apart, since one look-up needs no table.
  private static func lines<Found>(
    from code: String = "",
    _ find: ([Substring]) -> Found?
  ) -> Found? {
    let bytes = EmbeddedFile.shared("storefronts")?.bytes ?? []
    for line in bytes.split(separator: 0x0A) where line.first != UInt8(ascii: "#") {
      if let first = code.utf8.first, line.first != first { continue }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if let found = find(words) { return found }
    }
    return nil
  }
}
