import LocaleMatching

extension LocalizedTable {
  /// Reads a `.stringsdict`, or a `.strings` that is a property list in XML.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, as it is to be printed.
  ///   - language: the language that it is in.
  package init(dictionary bytes: [UInt8], path: String, language: TableLanguage) {
    var reading = PluralDictionaryReading(bytes)
    reading.read()
    self.init(
      path: path,
      language: language,
      texts: reading.texts,
      content: .lines(reading.lines, isWhole: reading.isWhole),
      faults: reading.faults,
      comments: reading.comments
    )
  }
}
