extension TableText {
  /// Whether this is the first of the forms of its entry.
  func isFirstForm(in table: LocalizedTable) -> Bool {
    guard let last = table.index[key] else { return true }
    let first = table.texts[...last].reversed().prefix { $0.key == key }.last
    return first?.form == form && first?.valueBytes == valueBytes
  }
}
