internal import LocaleMatching
internal import MessageFormatting

extension PromptResolution {
  /// The texts that the caller set; they count as written in whatever language is asked for.
  mutating func callerTexts(_ language: LanguageTag) -> [PromptKey: FoundText] {
    var texts: [PromptKey: FoundText] = [:]
    for key in message.keys {
      guard let pattern = catalog.callerTexts[key] else { continue }
      let source = StringSource(layer: .caller, language: nil, table: nil, key: key.rawValue)
      texts[key] = compile(pattern, source, counts: nil, as: language)
    }
    return texts
  }

  /// The text that a layer holds for a key in one language, under the prompt's own key or another library's.
  mutating func text(
    for key: PromptKey,
    layer index: Int,
    in language: LanguageOffer.Language
  ) -> FoundText? {
    for folder in language.folders[index] ?? [] {
      let place = TablePlace(layer: index, folder: folder.name)
      for table in ["ReviewPrompts", "Localizable"] {
        let text = string(key.rawValue, in: table, place).map { ($0, table, key.rawValue) }
        if let found = use(text, place, language) { return found }
      }
      guard catalog.layers[index].kind != .package else { continue }
      for legacy in LegacyKeys.all {
        if let found = use(legacyText(for: key, legacy, place), place, language) { return found }
      }
    }
    return nil
  }

  /// Where a table stands.
  private struct TablePlace {
    let layer: Int
    let folder: String
  }

  private typealias RawText = (pattern: String, table: String, key: String)

  private mutating func legacyText(
    for key: PromptKey,
    _ legacy: LegacyKeys,
    _ place: TablePlace
  ) -> RawText? {
    for table in legacy.tables(in: catalog.layers[place.layer].kind) {
      for name in legacy.keys[key] ?? [] {
        guard let text = string(name, in: table, place) else { continue }
        return (legacy.pattern(text), table, name)
      }
      // The library shows its title alone, so where its title is shown there is no message.
      guard legacy.hidesMessage, key == message.key, let titleKey else { continue }
      guard legacy.keys[.title]?.contains(titleKey) == true else { continue }
      if string(titleKey, in: table, place) != nil { return ("", table, titleKey) }
    }
    return nil
  }

  private mutating func use(
    _ text: RawText?,
    _ place: TablePlace,
    _ language: LanguageOffer.Language
  ) -> FoundText? {
    guard let text else { return nil }
    let source = StringSource(
      layer: catalog.layers[place.layer].kind,
      language: place.folder,
      table: text.table,
      key: text.key
    )
    return compile(text.pattern, source, counts: language.tag, as: language.tag)
  }

  private mutating func string(_ key: String, in table: String, _ place: TablePlace) -> String? {
    do {
      return try catalog.layers[place.layer].tables.string(
        forKey: key,
        table: table,
        language: place.folder
      )
    } catch {
      report(.unreadableTable(error))
      return nil
    }
  }

  /// Compiles a pattern; one that is no valid message is reported and counts as not there.
  private mutating func compile(
    _ pattern: String,
    _ source: StringSource,
    counts language: LanguageTag?,
    as formatLanguage: LanguageTag
  ) -> FoundText? {
    guard !pattern.isEmpty else {
      return FoundText(message: nil, source: source, language: language)
    }
    do {
      let message = try Message(pattern: pattern, language: formatLanguage.description)
      return FoundText(message: message, source: source, language: language)
    } catch {
      let offset = error.utf8Offset
      report(.invalidMessage(source: source, reason: error.description, utf8Offset: offset))
      return nil
    }
  }
}
