internal import LocaleMatching

/// Which languages the layers offer together, and under which folder names each layer holds them.
///
/// Two spellings are one language when their maximal forms are equal: `zh_TW` is `zh-Hant`, `pt` is `pt-BR`,
/// `English` is `en-US` is `en`. So a host's folder meets the shipped one whatever it is called.
struct LanguageOffer: Sendable {
  /// A language folder, and the tag that its name means.
  struct Folder: Sendable {
    let name: String
    let tag: LanguageTag
  }

  /// One language, and its folders.
  struct Language: Sendable {
    let tag: LanguageTag
    /// The folders in each layer that has any, by the layer's index.
    var folders: [Int: [Folder]] = [:]
    /// Whether a layer of the app itself, not only the package, offers it.
    var isOfApp = false
    /// How it is made from the source language, if it is made up.
    var pseudo: PseudoLanguage?

    /// Whether it belongs in a listing.
    var isListed: Bool { pseudo == nil || !folders.isEmpty }
  }

  let languages: [Language]
  /// The folders of the source language, which pseudo-languages are made from.
  let sourceFolders: [Int: [Folder]]
  let sourceLanguage: LanguageTag
  private let all: LanguageMatcher
  private let app: LanguageMatcher?

  init(
    _ layers: [PromptLayer],
    sourceLanguage: LanguageTag,
    forbidding forbidden: [ForbiddenFallback]
  ) {
    let offered = Self.languages(of: layers, sourceLanguage: sourceLanguage)
    let languages = Self.withPseudoLanguages(offered)
    self.languages = languages
    self.sourceLanguage = sourceLanguage
    let source = offered.first { Self.identity(of: $0.tag) == Self.identity(of: sourceLanguage) }
    sourceFolders = source?.folders ?? [:]
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
    let made = languages.filter { $0.pseudo != nil && !$0.isOfApp }
    app = LanguageMatcher(
      available: (own + made).map(\.tag.description),
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
        languages[place].folders[index, default: []].append(Folder(name: folder, tag: tag))
        if layers[index].kind != .package { languages[place].isOfApp = true }
      }
    }
    return languages
  }

  /// Marks the pseudo-languages that a layer has folders of, and adds the others.
  private static func withPseudoLanguages(_ offered: [Language]) -> [Language] {
    var languages = offered
    for pseudo in PseudoLanguage.allCases {
      guard let tag = LanguageTag(pseudo.tag) else { continue }
      if let place = languages.firstIndex(where: { $0.tag == tag }) {
        languages[place].pseudo = pseudo
      } else {
        languages.append(Language(tag: tag, pseudo: pseudo))
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
    languages.filter { $0.isListed && (!onlyApp || $0.isOfApp || app == nil) }
      .map(\.tag.description).sorted()
  }

  /// The languages that a layer of the app itself offers.
  var own: [Language] { languages.filter(\.isOfApp) }

  /// The language of a link, with its folders in the order in which to look into them: the one that was asked for,
  /// the one in the usual spelling, others, and `Base` last.
  func language(of link: LanguageChain.Link) -> Language? {
    guard var language = languages.first(where: { $0.tag == link.tag }) else { return nil }
    for (layer, folders) in language.folders where folders.count > 1 {
      language.folders[layer] = (0...4).flatMap { rank in
        folders.filter { Self.rank($0, link) == rank }
      }
    }
    return language
  }

  private static func rank(_ folder: Folder, _ link: LanguageChain.Link) -> Int {
    if folder.name == "Base" { return 4 }
    let isUsual = folder.name == folder.tag.description
    if folder.tag == link.preference { return isUsual ? 0 : 1 }
    return isUsual && folder.tag == link.tag ? 2 : 3
  }

  /// The chain for a list of preferences.
  ///
  /// Where only the app's own languages may answer, their answers are looked up again among all languages, so that
  /// the shipped `fr` completes an app's `fr-BE`; but no other language comes in.
  func chain(for preferences: [LanguageTag], onlyApp: Bool) -> LanguageChain {
    guard onlyApp, let app else { return all.chain(for: preferences) }
    let answers = app.chain(for: preferences).links.map(\.tag)
    let tags = answers.isEmpty ? own.prefix(1).map(\.tag) : answers
    var chain = all.chain(for: tags)
    chain.keep { link in
      tags.contains { $0.language == link.tag.language && $0.likelyScript == link.tag.likelyScript }
    }
    return chain
  }
}
