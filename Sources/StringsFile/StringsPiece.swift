/// A part of a file; all the parts of a file, one after another, are the file.
package struct StringsPiece: Hashable, Sendable {
  /// What a part of a file is.
  package enum Kind: Hashable, Sendable {
    /// A byte-order mark, or the two bytes that are dropped when UTF-16 is guessed.
    case prefix
    case blank
    case lineComment
    case blockComment
    /// A `/*` comment that runs to the end of the file.
    case unterminatedComment
    /// A key or a string value, its quotation marks included.
    case string
    /// Data, its angle brackets included.
    case data
    case equals
    case semicolon
    case comma
    /// A brace or a parenthesis.
    case bracket
    /// What was passed over after an error, and a file that is not read at all.
    case unread
    /// Bytes at the end that are too few for a character of UTF-16 or UTF-32.
    case remainder
  }

  /// What the part is.
  package var kind: Kind
  /// The bytes of the file that it takes.
  package var range: Range<Int>
}
