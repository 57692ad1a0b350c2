import Diagnostics

/// A text with its table and with the text that it translates.
struct TextInContext {
  let text: TableText
  /// The text of the source language; `nil` in the source language itself and where it has none.
  let source: TableText?
  let table: TableInContext
  /// How its conversions differ from those of the source text; `nil` when they do not.
  let difference: PrintfDifference?

  init(text: TableText, source: TableText?, table: TableInContext) {
    self.text = text
    self.source = source
    self.table = table
    let isSame = source.map { $0.format.arguments == text.format.arguments } ?? true
    difference = isSame ? nil : source.map { PrintfDifference(from: $0.format, to: text.format) }
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
    guard difference != nil, let source else { return false }
    return !text.format.mixesNumbering && !source.format.mixesNumbering
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
  var sourceNote: [FindingNote] {
    guard let source, let sourceTable = table.source else { return [] }
    let place = FindingPlace(sourceTable.path, sourceTable.valueRange(source))
    return [FindingNote("the source text is \(source.value.excerpt)", at: place)]
  }
}
