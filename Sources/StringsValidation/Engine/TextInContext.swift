import Diagnostics

/// A text with its table and with the text that it translates.
struct TextInContext {
  let text: TableText
  /// The text of the source language; `nil` in the source language itself and where it has none.
  let source: TableText?
  let table: TableInContext
  /// The source text whose conversions its own are compared with, which may be another form of a
  /// plural than `source`.
  let formatSource: TableText?
  /// How its conversions differ from those of `formatSource`; `nil` when they do not.
  let difference: PrintfDifference?

  init(text: TableText, source: TableText?, table: TableInContext) {
    self.text = text
    self.source = source
    self.table = table
    formatSource = Self.formatSource(of: text, source, table)
    difference = Self.difference(text, formatSource, table)
  }

  /// What the text or its source text holds.
  var features: TextFeatures {
    var features = text.features
    if let source { features.formUnion(source.features) }
    if difference != nil { features.formUnion(.formatDifference) }
    return features
  }

  /// The text itself.
  var value: String { text.value }

  /// Whether the text can be compared with its source text conversion by conversion.
  var hasPlainDifference: Bool {
    guard difference != nil, let formatSource else { return false }
    return !text.format.mixesNumbering && !formatSource.format.mixesNumbering
  }

  /// The place in the file of a stretch of the text, given in bytes of UTF-8.
  func place(of range: Range<Int>) -> Range<SourcePosition> {
    table.table.place(of: range, in: text)
  }

  /// An edit that replaces a stretch of the text, given in bytes of UTF-8.
  ///
  /// The replacement must need no escaping.
  func edit(_ range: Range<Int>, _ replacement: String) -> TextEdit {
    TextEdit(table.table.bytes(of: range, in: text), table.table.bytes(of: replacement))
  }

  /// A note that shows the source text, for a finding about the difference.
  var sourceNote: [FindingNote] { note(source) }

  /// A note that shows the text whose conversions are compared.
  var formatNote: [FindingNote] { note(formatSource) }

  private func note(_ source: TableText?) -> [FindingNote] {
    guard let source, let sourceTable = table.source else { return [] }
    let place = FindingPlace(sourceTable.path, sourceTable.valueRange(source))
    return [FindingNote("the source text is \(source.value.excerpt)", at: place)]
  }
}
