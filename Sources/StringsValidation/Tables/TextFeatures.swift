/// What a text holds, found in one pass, so that rules are only asked about texts that concern them.
struct TextFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Every text has this one.
  static let any = Self(rawValue: 1 << 0)
  /// A percent sign, or one of full width.
  static let percent = Self(rawValue: 1 << 1)
  static let brace = Self(rawValue: 1 << 2)
  static let lineBreak = Self(rawValue: 1 << 3)
  /// A control character other than a tab or a line feed.
  static let control = Self(rawValue: 1 << 4)
  /// Two spaces in a row.
  static let doubleBlank = Self(rawValue: 1 << 5)
  static let ampersand = Self(rawValue: 1 << 6)
  static let backslash = Self(rawValue: 1 << 7)
  /// Any quotation mark, straight or typographic.
  static let quote = Self(rawValue: 1 << 8)
  /// A web or mail address, by its `://` or `@`.
  static let address = Self(rawValue: 1 << 9)
  static let apostrophe = Self(rawValue: 1 << 10)
  /// Two full stops in a row.
  static let dots = Self(rawValue: 1 << 11)
  /// A blank at the start or at the end.
  static let outerBlank = Self(rawValue: 1 << 12)
  /// A character that shows nothing.
  static let invisible = Self(rawValue: 1 << 13)
  /// A mark of the writing direction that has to be closed.
  static let bidiMark = Self(rawValue: 1 << 14)
  static let replacement = Self(rawValue: 1 << 15)
  static let noncharacter = Self(rawValue: 1 << 16)
  /// A letter or a sign with which mistaken encodings begin.
  static let mojibake = Self(rawValue: 1 << 17)
  /// A mark of Armenian, which stands on the word that is asked about.
  static let armenianMark = Self(rawValue: 1 << 18)
  /// The text is one of the forms of a plural.
  static let pluralForm = Self(rawValue: 1 << 19)
  /// The text belongs to a prompt of the library.
  static let prompt = Self(rawValue: 1 << 20)
  /// The text is empty or holds only blanks.
  static let blank = Self(rawValue: 1 << 21)
  /// A brace opens behind `$` or `%`.
  static let signedBrace = Self(rawValue: 1 << 23)

  /// The conversions differ from those of the source text, or contradict each other.
  static let formatDifference = Self(rawValue: 1 << 22)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Looks through a text.
  init(_ text: String) {
    var text = text
    self = text.withUTF8 { FeatureScan($0).found }
  }
}
