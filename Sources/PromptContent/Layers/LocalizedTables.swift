/// Anything that can hand out the string tables of several languages, as an app bundle does.
///
/// A host that keeps its texts elsewhere, such as in a database, adopts this protocol;
/// ``InMemoryTables`` serves most other needs.
public protocol LocalizedTables: Sendable {
  /// The languages that there are, in any spelling of a language folder: `pt-BR`, `zh_TW`, `English`, `Base`.
  var languages: [String] { get }

  /// Gives the raw text of a key, or `nil` when this language's table does not hold it.
  ///
  /// - Parameters:
  ///   - key: the key as it stands in the table.
  ///   - table: the table's name, without `.strings`.
  ///   - language: one of ``languages``, as spelt there.
  /// - Returns: the text as it stands in the table, not formatted.
  /// - Throws: what makes the table unreadable, with its place.
  func string(
    forKey key: String,
    table: String,
    language: String
  ) throws(UnreadableTable) -> String?
}
