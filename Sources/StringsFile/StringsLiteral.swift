package import Diagnostics

/// A key or a string value as it stands in a file.
package struct StringsLiteral: Hashable, Sendable {
  /// The marks around a string.
  package enum QuoteStyle: Hashable, Sendable {
    case double
    case single
    /// A word without marks.
    case bare
  }

  /// The text that it stands for.
  package let text: StringsText
  /// Its place, quotation marks included.
  package let range: Range<SourcePosition>
  /// The marks around it.
  package let quoteStyle: QuoteStyle
  /// Whether the closing mark is missing, so that the end of the line was taken for it.
  package let isUnterminated: Bool
  /// The escapes in it, in the order of the text.
  package let escapes: [StringsEscape]
  /// The token in the text of the file in UTF-8.
  let token: StringToken

  /// The text as a string, with U+FFFD for halves of surrogate pairs that stand alone.
  package var string: String { text.string }
}

/// A backslash and what belongs to it.
package struct StringsEscape: Hashable, Sendable {
  /// What kind of escape it is.
  package var kind: StringsEscapeKind
  /// Its place, from the backslash to the last character that belongs to it.
  package var range: Range<SourcePosition>
}
