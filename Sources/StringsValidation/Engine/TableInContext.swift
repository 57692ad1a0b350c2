import Diagnostics
import LocaleMatching

/// A table with the table that it translates.
final class TableInContext: Sendable {
  let table: LocalizedTable
  /// The table of the source language; `nil` in the source language itself.
  let source: LocalizedTable?
  /// The keys that the other file of the same table has in this language.
  let companionKeys: Set<String>
  /// The keys that the other file of the same table has in the source language.
  let sourceCompanionKeys: Set<String>
  /// Whether every text is a message of the library's prompts.
  let isPromptTable: Bool
  /// Whether the table overrides some texts of prompts, so that the others come from the library.
  let isOverride: Bool
  /// How the language counts; `nil` where nothing counts.
  let plurals: PluralCategories?
  /// For each text the number of the text that it translates.
  private let sourceNumbers: [Int?]
  /// The entries of the file about whose texts nothing can be said.
  let damage: TableDamage

  init(
    _ table: LocalizedTable,
    source: LocalizedTable? = nil,
    companionKeys: Set<String> = [],
    sourceCompanionKeys: Set<String> = []
  ) {
    self.table = table
    self.source = source
    self.companionKeys = companionKeys
    self.sourceCompanionKeys = sourceCompanionKeys
    damage = table.damage
    isPromptTable = PromptTable.includes(table)
    let model = source.flatMap { $0.texts.isEmpty ? nil : $0 } ?? table
    isOverride = isPromptTable && !PromptTable.isWhole(model)
    plurals =
      table.hasPlurals ? table.language.tag.flatMap { PluralCategories(language: $0) } : nil
    sourceNumbers = source.map { Self.match(table.texts, $0) } ?? []
  }

  /// The keys of the source language that this table lacks.
  var missingKeys: [String] {
    guard let source else { return [] }
    return zip(source.texts, translations).filter { $1 == nil }.map(\.0.key)
      .filter { table.index[$0] == nil }
  }

  /// For each text of the source language the number of the last text here that translates it;
  /// `nil` too for a text whose key comes again in the source language.
  var translations: [Int?] {
    var translations = [Int?](repeating: nil, count: source?.texts.count ?? 0)
    for (number, found) in sourceNumbers.enumerated() {
      if let found { translations[found] = number }
    }
    return translations
  }

  /// The source text of a text, by the number of the text.
  func source(ofText number: Int) -> TableText? {
    guard let source, sourceNumbers.indices.contains(number), let found = sourceNumbers[number]
    else { return nil }
    let text = source.texts[found]
    return text.form == nil ? text : source.counterpart(of: table.texts[number])
  }

  /// Whether the source language has the key of a text.
  func isInSource(text number: Int) -> Bool {
    sourceNumbers.indices.contains(number) && sourceNumbers[number] != nil
  }

  /// Most tables have their keys in the order of the source table, so the next key is tried first.
  private static func match(_ texts: [TableText], _ source: LocalizedTable) -> [Int?] {
    var numbers: [Int?] = []
    numbers.reserveCapacity(texts.count)
    var next = 0
    for text in texts {
      if next < source.texts.count, source.texts[next].key == text.key,
        source.texts[next].form == nil, source.repeats.isEmpty
      {
        numbers.append(next)
        next += 1
      } else {
        let found = source.index[text.key]
        numbers.append(found)
        if let found { next = found + 1 }
      }
    }
    return numbers
  }
}
