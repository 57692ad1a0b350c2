extension LanguageMatcher {
  /// The answer to one preference.
  struct Answer {
    var preference: LanguageTag
    /// The preference with its likely subtags filled in.
    var wanted: LanguageScriptRegion
    /// The place in `offered` of the language that answers it.
    var place: Int
    var kind: LanguageChain.Kind
  }

  func answer(to preference: LanguageTag) -> Answer? {
    var wanted = LikelySubtags.meaning(of: preference.subtags)
    guard !wanted.language.isEmpty else { return nil }
    if let place = places(meaning: wanted, spelledLike: preference).first,
      !isForbidden(place, for: wanted)
    {
      return Answer(preference: preference, wanted: wanted, place: place, kind: .exact)
    }
    let asked = wanted
    if OfferedLanguage.isPseudoregion(wanted.region) {
      var plain = preference.subtags
      plain.region = .none
      wanted = LikelySubtags.meaning(of: plain)
    }
    guard let nearest = nearestLanguage(to: wanted), !isForbidden(nearest.place, for: asked) else {
      return nil
    }
    return Answer(preference: preference, wanted: wanted, place: nearest.place, kind: nearest.kind)
  }

  /// The answers in the order of the chain; those to be had only far away may have to wait.
  func ordered(_ answers: [Answer?]) -> [Answer] {
    let given = answers.enumerated().compactMap { index, answer in answer.map { (index, $0) } }
    guard given.count > 1, options.order == .bestMatch else { return given.map(\.1) }
    let weighed = given.map { index, answer in
      (distance(of: answer) + index * LanguageDistance.demotion, index, answer)
    }
    return weighed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func distance(of answer: Answer) -> Int {
    if answer.kind == .exact { return 0 }
    return LanguageDistance(to: answer.wanted).from(meanings[answer.place])
  }
}
