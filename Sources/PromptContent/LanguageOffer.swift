internal import LocaleMatching

/// Which languages the layers offer together, and under which folder names each layer holds them.
///
/// Two spellings are one language when their maximal forms are equal: `zh_TW` is `zh-Hant`, `pt` is `pt-BR`,
/// `English` is `en-US` is `en`. So a host's folder meets the shipped one whatever it is called.
struct LanguageOffer: Sendable {
  /// One language, and its folders.
  struct Language: Sendable {
    let tag: LanguageTag
    /// The folder names in each layer that has any, by the layer's index.
    var folders: [Int: [String]] = [:]
    /// Whether a layer of the app itself, not only the package, offers it.
    var isOfApp = false
  }

  let languages: [Language]
  private let all: LanguageMatcher
  private let app: LanguageMatcher?

  init(
    _ layers: [PromptLayer],
    sourceLanguage: LanguageTag,
    forbidding forbidden: [ForbiddenFallback]
  ) {
    let languages = Self.languages(of: layers, sourceLanguage: sourceLanguage)
    self.languages = languages
    let options = LanguageMatcher.Options(forbidden: forbidden)
    all = LanguageMatcher(
      available: languages.map(\.tag.description),
      source: sourceLanguage,
      options: options
    )
    let own = languages.filter(\.isOfApp)
    guard !own.isEmpty else {
      app = nil
      return
    }
    app = LanguageMatcher(
      available: own.map(\.tag.description),
      source: sourceLanguage,
      options: options
    )
  }

  /// Lists what the layers offer. The package comes first, so that results show its spelling of a tag.
  private static func languages(
    of layers: [PromptLayer],
    sourceLanguage: LanguageTag
  ) -> [Language] {
    var languages: [Language] = []
    var places: [LanguageTag: Int] = [:]
    for index in layers.indices.reversed() {
      for folder in layers[index].tables.languages {
        guard let tag = LanguageName(folder).tag(source: sourceLanguage) else { continue }
        let identity = identity(of: tag)
        let place = places[identity] ?? languages.count
        if place == languages.count {
          languages.append(Language(tag: tag))
          places[identity] = place
        }
        languages[place].folders[index, default: []].append(folder)
        if layers[index].kind != .package { languages[place].isOfApp = true }
      }
    }
    return languages
  }

  /// What is equal for two spellings of one language. `no` is the macrolanguage of `nb` and `nn`, but a folder
  /// of that name holds Bokmål, as it does in CLDR.
  private static func identity(of tag: LanguageTag) -> LanguageTag {
    let full = tag.maximized
    guard full.language == "no" else { return full }
    return LanguageTag("nb" + full.description.dropFirst(2)) ?? full
  }

  func languages(onlyApp: Bool) -> [String] {
    languages.filter { !onlyApp || $0.isOfApp || app == nil }.map(\.tag.description).sorted()
  }

  func language(_ tag: LanguageTag) -> Language? {
    languages.first { $0.tag == tag }
  }

  /// The chain for a list of preferences.
  ///
  /// Where only the app's own languages may answer, its answers are looked up again among all languages, so
  /// that the shipped `fr` completes an app's `fr-BE`.
  func chain(for preferences: [LanguageTag], onlyApp: Bool) -> LanguageChain {
    guard onlyApp, let app else { return all.chain(for: preferences) }
    return all.chain(for: app.chain(for: preferences).links.map(\.tag))
  }
}
