extension LocalizedTable {
  /// The text in this table that a text of another language translates.
  ///
  /// A form that the source language does not have is compared with its form `other`.
  func counterpart(of text: TableText) -> TableText? {
    guard let last = index[text.key] else { return nil }
    guard let form = text.form, texts[last].form != nil else { return texts[last] }
    let forms = texts[...last].reversed().prefix { $0.key == text.key }
    return forms.first { $0.form == form }
      ?? forms.first { $0.form?.variable == form.variable && $0.form?.category == "other" }
      ?? forms.first { $0.form?.variable == form.variable }
  }
}
