internal import LocaleMatching
internal import MessageFormatting

/// The search for the texts of one prompt: which layer and which language each comes from.
struct PromptResolution {
  let catalog: PromptCatalog
  let message: PromptMessage
  private(set) var found: [PromptKey: FoundText] = [:]
  private(set) var problems: [PromptProblem] = []
  /// The key under which the title was found last.
  private(set) var titleKey: String?
  /// How often a problem was met.
  private(set) var reports = 0
  /// What was looked up, for the next message too.
  var memo = LookupMemo()

  init(catalog: PromptCatalog, message: PromptMessage) {
    self.catalog = catalog
    self.message = message
  }

  /// Finds the texts along a chain of languages, and gives the language that the prompt is in.
  mutating func resolve(along languages: [LanguageOffer.Language]) -> LanguageTag {
    found = callerTexts(languages.first)
    switch catalog.precedence {
    case .language: resolveByLanguage(languages)
    case .layer: resolveByLayer(languages)
    }
    for key in message.keys where found[key] == nil { report(.missingText(key)) }
    let written = [message.key] + message.keys
    return written.compactMap { found[$0]?.language }.first ?? languages.first?.tag ?? .english
  }

  /// Notes a problem once, however often it is met.
  mutating func report(_ problem: PromptProblem) {
    reports += 1
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Takes the first language that has every text; only when there is none, each text's first language.
  private mutating func resolveByLanguage(_ languages: [LanguageOffer.Language]) {
    var partial = found
    for language in languages {
      let texts = texts(in: language)
      if texts.count == message.keys.count {
        found = texts
        return
      }
      reportPassedOver(language, texts)
      partial.merge(texts) { first, _ in first }
    }
    found = partial
  }

  /// Says that a language in which the host has some of the texts was left for a complete one.
  private mutating func reportPassedOver(
    _ language: LanguageOffer.Language,
    _ texts: [PromptKey: FoundText]
  ) {
    let own = texts.values.contains { $0.language != nil && $0.source.layer != .package }
    guard own else { return }
    let missing = message.keys.filter { texts[$0] == nil }
    report(.passedOver(language: language.tag.description, missing: missing))
  }

  /// Takes each text from the highest layer that has it: in a language of the chain or, as in iRate, in whatever
  /// language the host has.
  private mutating func resolveByLayer(_ languages: [LanguageOffer.Language]) {
    let others = catalog.offer.own.filter { own in !languages.contains { $0.tag == own.tag } }
    for key in message.keys where found[key] == nil {
      let layers = catalog.layers.indices
      search: for layer in layers {
        for language in languages + others {
          guard let text = text(for: key, layer: layer, in: language) else { continue }
          take(text, for: key)
          found[key] = text
          break search
        }
      }
    }
  }

  private mutating func texts(in language: LanguageOffer.Language) -> [PromptKey: FoundText] {
    var texts = found
    for key in message.keys where texts[key] == nil {
      for layer in catalog.layers.indices {
        guard let text = text(for: key, layer: layer, in: language) else { continue }
        take(text, for: key)
        texts[key] = text
        break
      }
    }
    return texts
  }

  /// Remembers whose title is shown, which decides whether Martel's hides the message.
  private mutating func take(_ text: FoundText, for key: PromptKey) {
    if key == .title { titleKey = text.source.key }
  }
}
