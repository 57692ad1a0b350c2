/// Which of the offered languages come into question; a language is named by its place in
/// `offered`.
extension LanguageMatcher {
  /// Those that mean `meaning`, the most alike in spelling first.
  func places(meaning: LanguageScriptRegion, spelledLike tag: LanguageTag) -> [Int] {
    guard let first = meanings.firstIndex(of: meaning) else { return [] }
    let others = meanings[(first + 1)...].indices.filter { meanings[$0] == meaning }
    guard !others.isEmpty else { return [first] }
    let distances = ([first] + others).map { (offered[$0].spellingDistance(to: tag), $0) }
    return distances.sorted { $0 < $1 }.map(\.1)
  }

  /// The one nearest to `wanted`, which itself is not offered, and how it answers.
  func nearestLanguage(to wanted: LanguageScriptRegion) -> KnownPlaces.Nearest? {
    known.nearest(to: wanted) {
      let allowed = differentLanguages.filter { !isForbidden($0, for: wanted) }
      let own = allowed.filter { meanings[$0].isSameLanguageAndScript(as: wanted) }
      guard !own.isEmpty else {
        return nearestPlace(to: wanted, among: allowed, by: engine).map { ($0, .nearLanguage) }
      }
      // The tables know regions as well as ICU, whose matcher takes a millisecond to start.
      return nearestPlace(to: wanted, among: own, by: TableMatcherEngine()).map { place in
        let parents = ParentLanguages.parents(of: wanted).lazy.map(LikelySubtags.meaning)
        return (place, parents.contains(meanings[place]) ? .parent : .region)
      }
    }
  }

  /// The ones to show for the source language: what means the same, or else its nearest region.
  func sourcePlaces() -> [Int] {
    known.source {
      let wanted = LikelySubtags.meaning(of: source.subtags)
      let same = places(meaning: wanted, spelledLike: source)
      guard same.isEmpty else { return same }
      let own = differentLanguages.filter { meanings[$0].isSameLanguageAndScript(as: wanted) }
      return nearestPlace(to: wanted, among: own, by: TableMatcherEngine()).map { [$0] } ?? []
    }
  }

  /// The others that mean the same as the one at `place`, and then its parents, as far as they are
  /// offered.
  func relatives(of place: Int) -> [Relative] {
    known.relatives(of: place) {
      let tag = offered[place].tag
      let same = places(meaning: meanings[place], spelledLike: tag).filter { $0 != place }
      let parents = ParentLanguages.parents(of: tag.subtags).flatMap { parent in
        places(
          meaning: LikelySubtags.meaning(of: parent),
          spelledLike: LanguageTag(subtags: parent)
        )
      }
      return same.map { Relative(place: $0, isParent: false) }
        + parents.map { Relative(place: $0, isParent: true) }
    }
  }

  func isForbidden(_ place: Int, for wanted: LanguageScriptRegion) -> Bool {
    options.forbidden.contains { $0.forbids(meanings[place], for: wanted) }
  }

  private func nearestPlace(
    to wanted: LanguageScriptRegion,
    among places: [Int],
    by engine: some LocaleMatcherEngine
  ) -> Int? {
    guard !places.isEmpty else { return nil }
    return engine.nearest(to: wanted, among: places.map { meanings[$0] }).map { places[$0] }
  }

  /// One for each meaning, without variants if there is one without, and without those to test
  /// with.
  private var differentLanguages: [Int] {
    var chosen: [LanguageScriptRegion: Int] = [:]
    for place in offered.indices
    where !offered[place].isPseudolocale && !meanings[place].language.isEmpty {
      let hasVariants = !offered[place].tag.variants.isEmpty
      if let other = chosen[meanings[place]], hasVariants || offered[other].tag.variants.isEmpty {
        continue
      }
      chosen[meanings[place]] = place
    }
    return chosen.values.sorted()
  }
}

extension LanguageMatcher {
  /// A language that follows another one in a chain.
  struct Relative {
    var place: Int
    /// Whether it is a parent, or a language that means the same.
    var isParent: Bool
  }
}
