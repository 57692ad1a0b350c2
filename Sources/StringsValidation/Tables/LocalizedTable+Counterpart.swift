extension LocalizedTable {
  /// The text in this table that a text of another language translates.
  ///
  /// A form that the source language does not have is compared with its form `other`, for the same
  /// device if it has one.
  func counterpart(of text: TableText) -> TableText? {
    guard let last = index[text.key] else { return nil }
    guard texts[last].form != nil else { return texts[last] }
    let forms = texts[...last].reversed().prefix { $0.key == text.key }
    if let same = forms.first(where: { $0.form == text.form }) { return same }
    guard let form = text.form else {
      // A text without forms stands for all numbers, as the form `other` does.
      let others = forms.filter { $0.form?.category == "other" }
      return others.first { $0.form?.variable.isEmpty == true } ?? others.first ?? texts[last]
    }
    let alike = forms.filter { ($0.form ?? TextForm()).variable == form.variable }
    return alike.first { $0.form?.category == "other" && $0.form?.device == form.device }
      ?? alike.first { $0.form?.category == "other" }
      ?? alike.first
  }
}
