/// Finds, for a list of preferred languages, those of the offered ones in which a text is to be
/// looked for.
///
/// ```swift
/// let matcher = LanguageMatcher(available: ["en", "es", "es-419", "zh_TW"], source: english)
/// matcher.chain(for: [mexicanSpanish]).links.map(\.names)  // [["es-419"], ["es"], ["en"]]
/// ```
///
/// A preference whose own language and script are offered is answered in them, by the nearest
/// region, and never in another language or script: `hr-BA` gets `hr` also where there is `bs`. For
/// any other, ICU's LocaleMatcher decides which language is near enough, or, without the trait
/// `ICU`, tables made from ICU's data, which give the same answers. Single answers can be forbidden
/// (``ForbiddenFallback``).
public struct LanguageMatcher: Sendable {
  /// The language that the texts were first written in; it ends every chain.
  public let source: LanguageTag

  /// The available names that are no language tags; they are not matched.
  public let unrecognizedNames: [String]

  let options: Options
  let offered: [OfferedLanguage]
  /// What each of `offered` means.
  let meanings: [LanguageScriptRegion]
  let engine: any LocaleMatcherEngine
  let known = KnownPlaces()

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - available: the languages that are offered, as their folders are named, with or without
  ///     `.lproj`; names that mean the same tag are one language. `Base` stands for `source`. Of
  ///     two languages that are as near to a preference as each other, the one that comes first is
  ///     taken.
  ///   - source: the language that the texts were first written in.
  ///   - options: what may never be answered, and how several preferences are ordered.
  public init(
    available: some Sequence<String>,
    source: LanguageTag,
    options: Options = Options()
  ) {
    #if ICU
      let engine = ICUMatcherEngine()
    #else
      let engine = TableMatcherEngine()
    #endif
    self.init(available: available, source: source, options: options, engine: engine)
  }

  init(
    available: some Sequence<String>,
    source: LanguageTag,
    options: Options,
    engine: any LocaleMatcherEngine
  ) {
    self.source = source
    self.options = options
    self.engine = engine
    (offered, unrecognizedNames) = OfferedLanguage.list(of: available, source: source)
    meanings = offered.map(\.meaning)
  }

  /// Gives the languages to look in, best first: the best answer to the preferences and its
  /// parents, then those of the other preferences, and last the source language.
  ///
  /// The source language is left out when nothing like it is available. It keeps its place when it
  /// answers a preference. A preference that nothing available is near to has no part in the chain.
  public func chain(for preferences: [LanguageTag]) -> LanguageChain {
    var builder = LanguageChainBuilder(offered: offered)
    for answer in ordered(preferences.map(answer)) {
      builder.add(answer.place, for: answer.preference, as: answer.kind)
      for relative in relatives(of: answer.place)
      where !isForbidden(relative.place, for: answer.wanted) {
        let kind = relative.isParent ? LanguageChain.Kind.parent : answer.kind
        builder.add(relative.place, for: answer.preference, as: kind)
      }
    }
    for place in sourcePlaces() { builder.add(place, for: nil, as: .source) }
    return builder.chain
  }
}
