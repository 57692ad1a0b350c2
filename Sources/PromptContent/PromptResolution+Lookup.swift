internal import LocaleMatching
internal import MessageFormatting
internal import StringsFile

extension PromptResolution {
  /// The texts that the caller set; they count as written in whatever language is asked for.
  mutating func callerTexts(_ language: LanguageOffer.Language?) -> [PromptKey: FoundText] {
    let written = language?.pseudo == nil ? language?.tag ?? .english : catalog.offer.sourceLanguage
    var texts: [PromptKey: FoundText] = [:]
    for key in message.keys {
      guard let pattern = catalog.callerTexts[key] else { continue }
      let source = StringSource(layer: .caller, language: nil, table: nil, key: key.rawValue)
      let text = compile(pattern, source, counts: nil, as: written)
      texts[key] = language?.pseudo.flatMap { text?.written(in: $0, counts: nil) } ?? text
    }
    return texts
  }

  /// The text that a layer holds for a key in one language, under the prompt's own key or another library's.
  ///
  /// What was found without a problem is kept for the other messages, which share the title and the buttons.
  mutating func text(
    for key: PromptKey,
    layer index: Int,
    in language: LanguageOffer.Language
  ) -> FoundText? {
    guard key != message.key else { return lookUp(key, layer: index, in: language) }
    let place = LookupMemo.Place(key: key, layer: index, language: language.tag)
    if let known = memo.texts[place] { return known }
    let before = reports
    let text = lookUp(key, layer: index, in: language)
    if reports == before { memo.texts[place] = .some(text) }
    return text
  }

  private mutating func lookUp(
    _ key: PromptKey,
    layer index: Int,
    in language: LanguageOffer.Language
  ) -> FoundText? {
    for folder in language.folders[index] ?? [] {
      let place = TablePlace(layer: index, folder: folder.name)
      if let found = text(for: key, place, language.tag) { return found }
    }
    guard let pseudo = language.pseudo else { return nil }
    for folder in catalog.offer.sourceFolders[index] ?? [] {
      let place = TablePlace(layer: index, folder: folder.name)
      guard let found = text(for: key, place, catalog.offer.sourceLanguage) else { continue }
      return found.written(in: pseudo, counts: language.tag)
    }
    return nil
  }

  private mutating func text(
    for key: PromptKey,
    _ place: TablePlace,
    _ language: LanguageTag
  ) -> FoundText? {
    for table in ["ReviewPrompts", "Localizable"] {
      let text = string(key.rawValue, in: table, place).map { ($0, table, key.rawValue) }
      if let found = use(text, place, language) { return found }
    }
    guard catalog.layers[place.layer].kind != .package else { return nil }
    for legacy in LegacyKeys.all {
      if let found = use(legacyText(for: key, legacy, place), place, language) { return found }
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
    _ language: LanguageTag
  ) -> FoundText? {
    guard let text else { return nil }
    let source = StringSource(
      layer: catalog.layers[place.layer].kind,
      language: place.folder,
      table: text.table,
      key: text.key
    )
    return compile(text.pattern, source, counts: language, as: language)
  }

  private mutating func string(_ key: String, in table: String, _ place: TablePlace) -> String? {
    let tables = catalog.layers[place.layer].tables
    do {
      guard tables is ShippedTables else {
        return try tables.string(forKey: key, table: table, language: place.folder)
      }
      guard table == ShippedTables.name else { return nil }
      return try shippedTable(place.folder)?[key]
    } catch {
      report(.unreadableTable(error))
      return nil
    }
  }

  private mutating func shippedTable(
    _ language: String
  ) throws(UnreadableTable) -> StringsTable? {
    if let known = memo.shippedTable, known.language == language { return known.table }
    let table = try ShippedTables.table(of: language)
    memo.shippedTable = table.map { (language, $0) }
    return table
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
