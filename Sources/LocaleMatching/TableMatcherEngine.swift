/// Matches by the tables of this module, in the way that ICU's LocaleMatcher does.
struct TableMatcherEngine: LocaleMatcherEngine {
  func nearest(to wanted: LanguageScriptRegion, among offered: [LanguageScriptRegion]) -> Int? {
    let distance = LanguageDistance(to: wanted)
    var best: Int?
    var bestDistance = LanguageDistance.threshold
    for index in paradigmsFirst(offered) {
      let distance = distance.from(offered[index])
      if distance < bestDistance {
        best = index
        bestDistance = distance
      } else if distance == bestDistance, let current = best,
        isMoreLikely(offered[index], than: offered[current])
      {
        best = index
      }
    }
    return best
  }

  /// The places of `offered`, those that CLDR calls paradigms of their language (`en-GB`, `es-419`)
  /// first.
  private func paradigmsFirst(_ offered: [LanguageScriptRegion]) -> [Int] {
    let isParadigm = offered.map(Self.isParadigm)
    return offered.indices.filter { isParadigm[$0] } + offered.indices.filter { !isParadigm[$0] }
  }

  private static func isParadigm(_ tag: LanguageScriptRegion) -> Bool {
    let key = tag.language.padded(to: 3).appending(tag.script, width: 4).appending(
      tag.region,
      width: 3
    )
    return LanguageTables.paradigms.row(key) != nil
  }

  /// Whether `left` has the more usual script, or in the same script the more usual region, of
  /// their language.
  ///
  /// As in ICU, a usual region is that of the language in its own script, also when both are in
  /// another.
  private func isMoreLikely(
    _ left: LanguageScriptRegion,
    than right: LanguageScriptRegion
  ) -> Bool {
    guard left.language == right.language else { return false }
    let likely = LikelySubtags.maximize(LanguageScriptRegion(language: left.language))
    if left.script != right.script { return left.script == likely.script }
    return left.region != right.region && left.region == likely.region
  }
}
