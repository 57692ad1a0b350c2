/// A part of a file between or beside its strings.
enum StringsTrivia {
  case blank
  case lineComment
  case blockComment
  case unterminatedComment
  case equals
  case semicolon
  case comma
  /// The brace that opens or closes the whole table.
  case tableBrace
  /// What was passed over after an error.
  case unread
}

/// A value that holds others.
enum StringsContainer {
  case dictionary
  case array
}

/// Takes what a `StringsReader` finds, in the order of the text. Offsets count bytes of the text.
protocol StringsSink: SendableMetatype {
  /// Whether reading goes on after an error.
  static var recovers: Bool { get }

  /// Something that is no string and no value.
  mutating func pass(_ trivia: StringsTrivia, _ range: Range<Int>)
  /// The key of the entry that begins here.
  mutating func key(_ token: StringToken)
  /// A string that is a value or an element.
  mutating func string(_ token: StringToken)
  /// Data that is a value or an element; the range includes the angle brackets.
  mutating func data(_ range: Range<Int>)
  /// The bracket that opens a value that holds others.
  mutating func open(_ container: StringsContainer, _ range: Range<Int>)
  /// The bracket that closes it.
  mutating func close(_ container: StringsContainer, _ range: Range<Int>)
  /// The entry is whole; without a value it is one that stands for its own key.
  mutating func endEntry()

  /// Called only when reading goes on: something is wrong.
  mutating func report(_ fault: StringsFault)
  /// Called only when reading goes on: drops the entry begun, with all that it holds.
  mutating func abandonEntry()
  /// Called only when reading goes on: the last string has no closing mark and ends at `end`.
  mutating func cutString(to end: Int)
}
