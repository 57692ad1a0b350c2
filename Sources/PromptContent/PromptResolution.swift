internal import LocaleMatching
internal import MessageFormatting

/// The search for the texts of one prompt: which layer and which language each comes from.
struct PromptResolution {
  let catalog: PromptCatalog
  let message: PromptMessage
  private(set) var found: [PromptKey: FoundText] = [:]
  private(set) var problems: [PromptProblem] = []

  init(catalog: PromptCatalog, message: PromptMessage) {
    self.catalog = catalog
    self.message = message
  }

  /// Finds the texts along a chain of languages, and gives the language that the prompt is in.
  mutating func resolve(along chain: [LanguageTag]) -> LanguageTag {
    let languages = chain.compactMap { catalog.offer.language($0) }
    found = [:]
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
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Takes the first language that has every text; only when there is none, each text's first language.
  private mutating func resolveByLanguage(_ languages: [LanguageOffer.Language]) {
    var partial: [PromptKey: FoundText] = [:]
    for language in languages {
      let texts = texts(in: language)
      if texts.count == message.keys.count {
        found = texts
        return
      }
      partial.merge(texts) { first, _ in first }
    }
    found = partial
  }

  /// Takes each text from the highest layer that has it in any language of the chain.
  private mutating func resolveByLayer(_ languages: [LanguageOffer.Language]) {
    for key in message.keys {
      if let text = callerText(for: key, in: languages.first) {
        found[key] = text
        continue
      }
      search: for layer in catalog.layers.indices {
        for language in languages {
          guard let text = text(for: key, layer: layer, in: language) else { continue }
          found[key] = text
          break search
        }
      }
    }
  }

  private mutating func texts(in language: LanguageOffer.Language) -> [PromptKey: FoundText] {
    var texts: [PromptKey: FoundText] = [:]
    for key in message.keys {
      if let text = callerText(for: key, in: language) {
        texts[key] = text
        continue
      }
      for layer in catalog.layers.indices {
        guard let text = text(for: key, layer: layer, in: language) else { continue }
        texts[key] = text
        break
      }
    }
    return texts
  }
}
