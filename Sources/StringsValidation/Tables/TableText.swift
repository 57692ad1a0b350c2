import MessageFormatting
import StringsFile

/// One text of a table: a value, or one of the forms of a value that has several.
///
/// An object, since rules hand texts around more often than anything else.
package final class TableText: Sendable {
  /// The key of the entry.
  package let key: String
  /// The text, its escapes resolved.
  package let value: String
  /// The bytes of the key in the file.
  let keyBytes: Range<Int>
  /// The bytes of the text in the file, its marks included.
  let valueBytes: Range<Int>
  /// Which of several forms it is; `nil` for the only one.
  let form: TextForm?
  /// How bytes of the text are found in the file.
  let origin: TextOrigin
  let features: TextFeatures
  /// The mark that ends it.
  let endMark: EndMark?
  /// The conversions of printf in it.
  let format: PrintfFormat
  /// What it is as a message of ICU; `nil` when it has no braces.
  let message: MessageReading?

  init(
    key: String,
    value: String,
    keyBytes: Range<Int>,
    valueBytes: Range<Int>,
    form: TextForm? = nil,
    origin: TextOrigin,
    substitutions: PrintfSubstitutions = PrintfSubstitutions()
  ) {
    self.key = key
    self.value = value
    self.keyBytes = keyBytes
    self.valueBytes = valueBytes
    self.form = form
    self.origin = origin
    var features = TextFeatures(value)
    if form?.category != nil { features.formUnion(.pluralForm) }
    if key.utf8.starts(with: PromptTable.keyPrefix.utf8) { features.formUnion(.prompt) }
    format = features.contains(.percent) ? PrintfFormat(value, substitutions) : .none
    if format.isContradictory { features.formUnion(.formatDifference) }
    self.features = features
    endMark = EndMark(endOf: value, features)
    message = features.contains(.brace) ? MessageReading(value) : nil
  }
}

extension TableText {
  /// Whether the text is empty or holds nothing but blanks.
  var isBlank: Bool { features.contains(.blank) }
}

/// Which of the forms of an entry a text is.
package struct TextForm: Hashable, Sendable {
  /// The variable or substitution it belongs to; empty for the entry itself.
  var variable = ""
  /// The plural category it is for; `nil` when it does not depend on a number.
  var category: String?
  /// The device it is for; `nil` for all.
  var device: String?
}

/// How bytes of a text are found in its file.
enum TextOrigin: Sendable {
  /// The value of an entry of a strings file, by the number of the entry.
  case entry(Int)
  /// A text whose bytes stand in a file in UTF-8: where each stretch of them begins.
  case mapped([TextStretch])
}
