extension LocalizedTable {
  /// A table without texts, for languages that have nothing to be compared with.
  package static func empty(_ language: TableLanguage) -> Self {
    Self(path: "", language: language, texts: [], content: .lines(LineIndex([]), isWhole: true))
  }
}
