public import LocaleMatching

/// Every text that a prompt can be made of: the layers, and how to choose among them.
///
/// A catalog is a value and reads no clock, environment or locale setting; what it needs is handed in.
///
/// ```swift
/// let catalog = PromptCatalog(overrides: [InMemoryTables(["en": [.rateButton: "Rate us"]])])
/// let prompt = catalog.prompt(for: ["fr-CA", "en"], appName: "Notes")
/// ```
public struct PromptCatalog: Sendable {
  /// The layers, from the one that wins to the one that gives way.
  public let layers: [PromptLayer]
  /// Values that hold in every language and win over every layer; an empty one hides its element.
  public var callerTexts: [PromptKey: String] = [:]
  /// What counts more: the language, or the layer.
  public var precedence = PromptPrecedence.language
  /// Whether every language that any layer offers may be chosen, or only those of the app's own layers.
  public var usesAllAvailableLanguages = true
  /// Whether a name that is written in the other direction than the text is set apart by Unicode isolates.
  public var isolatesNames = true
  let offer: LanguageOffer

  /// Makes a catalog from layers, in any order; the higher kinds come first, equal kinds as given.
  ///
  /// - Parameters:
  ///   - layers: the layers; leave ``PromptLayer/package`` out to use nothing that is shipped.
  ///   - sourceLanguage: the language that `Base` stands for, and the last resort.
  ///   - forbidden: answers never to give, such as Simplified Chinese to a reader from Taiwan.
  public init(
    layers: [PromptLayer],
    sourceLanguage: LanguageTag = .english,
    forbidding forbidden: [ForbiddenFallback] = []
  ) {
    let ranked = [PromptLayer.Kind.override, .main, .package].flatMap { kind in
      layers.filter { $0.kind == kind }
    }
    self.layers = ranked
    offer = LanguageOffer(ranked, sourceLanguage: sourceLanguage, forbidding: forbidden)
  }

  /// Makes a catalog of the shipped texts, with a host's tables over them.
  ///
  /// - Parameters:
  ///   - overrides: tables that override the shipped texts; the first wins.
  ///   - mainTables: the app's own tables, which give way to the overrides.
  ///   - sourceLanguage: the language that `Base` stands for in the host's tables, and the last resort.
  ///   - forbidden: answers never to give, such as Simplified Chinese to a reader from Taiwan.
  public init(
    overrides: [any LocalizedTables] = [],
    mainTables: (any LocalizedTables)? = nil,
    sourceLanguage: LanguageTag = .english,
    forbidding forbidden: [ForbiddenFallback] = []
  ) {
    let layers = overrides.map { PromptLayer(kind: .override, tables: $0) }
    let main = mainTables.map { [PromptLayer(kind: .main, tables: $0)] } ?? []
    self.init(
      layers: layers + main + [.package],
      sourceLanguage: sourceLanguage,
      forbidding: forbidden
    )
  }

  /// The languages that can be chosen, in canonical tags, sorted.
  public var languages: [String] {
    offer.languages(onlyApp: !usesAllAvailableLanguages)
  }

  /// The languages of a chain, with the folders that hold them.
  func languages(for preferences: [LanguageTag]) -> [LanguageOffer.Language] {
    chain(for: preferences).links.compactMap { offer.language(of: $0) }
  }

  /// Gives the languages to try for a list of preferences, best first.
  public func chain(for preferences: [LanguageTag]) -> LanguageChain {
    offer.chain(for: preferences, onlyApp: !usesAllAvailableLanguages)
  }
}
