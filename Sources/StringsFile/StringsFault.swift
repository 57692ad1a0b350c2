/// What stops the reading of a text, where it was noticed, and where to point.
struct StringsFault: Hashable, Sendable {
  /// What was read when it stopped.
  enum Reason: Hashable, Sendable {
    /// A key should begin here.
    case noKey
    /// The first key of the file, or `{`, should begin here.
    case noFirstKey
    /// The string that begins at the caret has no closing mark.
    case unterminated(StringToken)
    /// The text ends with a backslash inside a string.
    case backslashAtEnd
    /// An equals sign or a semicolon should follow this key.
    case noEquals(key: StringToken)
    /// A value should follow the equals sign.
    case noValue
    /// A semicolon should follow this value.
    case noSemicolon(value: Range<Int>, token: StringToken?)
    /// A key or the closing brace should follow.
    case openDictionary
    /// A comma or the closing parenthesis should follow.
    case openArray
    /// Data that is not closed.
    case openData
    /// A pair of hexadecimal digits that lacks the second one.
    case halfByte
    /// Something in data that is no hexadecimal digit.
    case noDigit
    /// More values inside one another than are read.
    case tooDeep
    /// Something after a whole property list.
    case textAfterEnd
    /// A whole property list that is no table.
    case noTable(TopLevel)
  }

  /// A property list that is no table.
  enum TopLevel: Hashable, Sendable {
    case string
    case array
    case data
  }

  var reason: Reason
  /// The part of an entry that was read last, or was to be read.
  var part: StringsFileError.Part
  /// The offset to point at.
  var caret: Int
  /// The offset of what was found instead of what was expected.
  var noticed: Int
}
