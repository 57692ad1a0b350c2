/// String tables that a program holds in memory: language, then table, then key.
///
/// ```swift
/// let tables = InMemoryTables(["de": [.title: "Wie ist {appName}?"]])
/// ```
public struct InMemoryTables: LocalizedTables {
  private let tables: [String: [String: [String: String]]]

  /// Makes tables from the texts of each language; they count as the table `ReviewPrompts`.
  public init(_ texts: [String: [PromptKey: String]]) {
    tables = texts.mapValues { table in
      let pairs = table.map { ($0.key.rawValue, $0.value) }
      return ["ReviewPrompts": Dictionary(pairs) { _, last in last }]
    }
  }

  /// Makes tables from raw keys: language, then table name, then key; for keys of other libraries too.
  public init(tables: [String: [String: [String: String]]]) {
    self.tables = tables
  }

  /// The languages, sorted by their spelling.
  public var languages: [String] { tables.keys.sorted() }

  /// Gives the raw text of a key, or `nil`.
  public func string(forKey key: String, table: String, language: String) -> String? {
    tables[language]?[table]?[key]
  }
}
