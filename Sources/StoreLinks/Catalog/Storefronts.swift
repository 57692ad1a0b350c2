/// The countries that have an App Store of their own, and what serves best elsewhere.
///
/// The list is ArtSabintsev/Siren's, the substitutes are mas-cli/mas's choice; neither is a table of Apple's.
struct Storefronts: Hashable, Sendable {
  /// Codes that a host knows of beyond the list, in upper case.
  var added: Set<String> = []

  /// Tells whether a code of two letters, in either case, is a storefront.
  func contains(_ code: String) -> Bool {
    let code = code.uppercased()
    return added.contains(code) || AppStoreStorefront.isListed(code)
  }

  /// The storefront that `code` was probably meant to be.
  func suggestion(for code: String) -> String? {
    let code = code.uppercased()
    if code.utf8.count == 3 { return AppStoreStorefront(alpha3: code)?.code }
    return AppStoreStorefront.substitute(for: code)
  }
}
