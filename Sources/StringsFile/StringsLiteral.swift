public import Diagnostics

/// A key or a string value as it stands in a file.
public struct StringsLiteral: Hashable, Sendable {
  /// The marks around a string.
  public enum QuoteStyle: Hashable, Sendable {
    case double
    case single
    /// A word without marks.
    case bare
  }

  /// The text that it stands for.
  public let text: StringsText
  /// Its place, quotation marks included.
  public let range: Range<SourcePosition>
  /// The marks around it.
  public let quoteStyle: QuoteStyle
  /// Whether the closing mark is missing, so that the end of the line was taken for it.
  public let isUnterminated: Bool
  /// The escapes in it, in the order of the text.
  public let escapes: [StringsEscape]
  /// The token in the text of the file in UTF-8.
  let token: StringToken

  /// The text as a string, with U+FFFD for halves of surrogate pairs that stand alone.
  public var string: String { text.string }
}

/// A backslash and what belongs to it.
public struct StringsEscape: Hashable, Sendable {
  /// What kind of escape it is.
  public var kind: StringsEscapeKind
  /// Its place, from the backslash to the last character that belongs to it.
  public var range: Range<SourcePosition>
}
