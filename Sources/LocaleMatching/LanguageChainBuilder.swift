/// Puts a chain together; a language that is in it already stays where it is.
struct LanguageChainBuilder {
  private(set) var chain = LanguageChain()
  private let offered: [OfferedLanguage]
  private var used: [Int] = []

  init(offered: [OfferedLanguage]) {
    self.offered = offered
  }

  /// Adds the offered language at `place`, unless it is there already.
  mutating func add(_ place: Int, for preference: LanguageTag?, as kind: LanguageChain.Kind) {
    guard !used.contains(place) else { return }
    used.append(place)
    let language = offered[place]
    let link = LanguageChain.Link(
      tag: language.tag,
      names: language.names,
      preference: preference,
      kind: kind
    )
    chain.links.append(link)
  }
}
