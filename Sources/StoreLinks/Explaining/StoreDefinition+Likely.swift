extension StoreDefinition {
  /// Tells whether `link` leads to this store, whatever comes after the host.
  func isHome(of link: WrittenLink) -> Bool {
    let alternatives = templates.filter { !$0.isBorrowed }.flatMap(\.alternatives)
    let homes = alternatives.map { LinkShape($0.template).home }
    if let scheme = link.scheme, !["http", "https"].contains(scheme) {
      return homes.contains { $0.scheme == scheme }
    }
    let host = link.host ?? WrittenLink("https://" + link.base).host ?? ""
    return hosts.contains { $0.host == host }
      || homes.contains { home in
        home.isWeb && (home.isSuffix ? host.hasSuffix(home.host) : host == home.host)
      }
  }

  /// An id that `link` holds in a place where none is expected.
  func likelyID(in link: WrittenLink) -> String? {
    let path = link.base.split { "/:#".contains($0) }.dropFirst()
    let values = link.items.compactMap(\.value)
    let names = link.items.compactMap { $0.name.split(separator: ":").last }
    let words = path.map(String.init) + values + names.map(String.init)
    let usual = usualIdentifiers
    let rules = identifiers.filter { usual.contains($0.name) && $0.variables == ["id"] }
    for word in words.flatMap({ [$0, String($0.trimmingPrefix("id"))] }) {
      guard word.utf8.count > 3, word.contains(where: { $0.isNumber || $0 == "." }) else {
        continue
      }
      guard !word.hasSuffix(".com"), word != link.host else { continue }
      let fits = rules.contains { $0.fault(in: word, storefronts: storefronts) == nil }
      if fits { return word }
    }
    return nil
  }
}

extension LinkShape {
  /// Where links of this shape lead: the scheme, and the host or, when the host has a variable, the end of it.
  fileprivate struct Home {
    var scheme: String
    var host: String
    var isSuffix: Bool
    var isWeb: Bool { scheme == "https" || scheme == "http" }
  }

  fileprivate var home: Home {
    guard case .literal(let start)? = base.first else {
      return Home(scheme: "", host: "", isSuffix: false)
    }
    let scheme = start.prefix { $0 != ":" }.lowercased()
    let host = start.dropFirst(scheme.count + 3).prefix { $0 != "/" }
    guard host.isEmpty, case .literal(let end)? = base.dropFirst(2).first else {
      return Home(scheme: scheme, host: String(host), isSuffix: false)
    }
    return Home(scheme: scheme, host: String(end.prefix { $0 != "/" }), isSuffix: true)
  }
}
