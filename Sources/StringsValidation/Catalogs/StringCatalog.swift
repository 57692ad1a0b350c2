package import LocaleMatching

/// A string catalog (`.xcstrings`) taken apart into a table for each language.
package struct StringCatalog: Sendable {
  /// The table of the source language, with what is wrong with the file.
  package let source: LocalizedTable
  /// The tables of the other languages, sorted by name.
  package let translations: [LocalizedTable]

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, as it is to be printed.
  ///   - source: the source language, where the file does not name one.
  package init(_ bytes: [UInt8], path: String, source: LanguageTag) {
    var reading = CatalogReading(bytes, source: source)
    reading.read()
    let content = TableContent.lines(reading.lines, isWhole: reading.isWhole)
    func table(_ name: String) -> LocalizedTable {
      LocalizedTable(
        path: path,
        language: TableLanguage(folder: name, source: source),
        texts: reading.texts[name] ?? [],
        content: content,
        faults: reading.faults[name] ?? [],
        comments: reading.comments
      )
    }
    self.source = table(reading.sourceLanguage)
    let others = Set(reading.texts.keys).union(reading.faults.keys)
    translations = others.subtracting([reading.sourceLanguage]).sorted().map(table)
  }
}
