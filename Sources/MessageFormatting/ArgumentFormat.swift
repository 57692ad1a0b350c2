/// How a message uses an argument: the word after the name, as in `{count, plural, …}`.
///
/// The words are those of ICU's MessageFormat; it reads them without regard to case.
public enum ArgumentFormat: String, CaseIterable, Hashable, Sendable {
  /// The value as it stands: `{name}`. Takes any type.
  case plain
  /// One of several texts, chosen by a keyword: `{gender, select, female {…} other {…}}`. Takes a
  /// string or a number.
  case select
  /// One of several texts, chosen by how the language counts: `{n, plural, one {…} other {…}}`.
  /// Takes a number.
  case plural
  /// One of several texts, chosen by how the language orders: `{n, selectordinal, one {…} other
  /// {…}}`. Takes a number.
  case selectOrdinal = "selectordinal"
  /// One of several texts, chosen by ranges: `{n, choice, 0#none|1#one|1<many}`. Takes a number.
  case choice
  /// A number in the language's digits and marks: `{n, number, percent}`. Takes a number.
  case number
  /// A date: `{when, date, long}`. Takes a date.
  case date
  /// A time of day: `{when, time, short}`. Takes a date.
  case time
  /// A number in words: `{n, spellout}`. Takes a number.
  case spellout
  /// A number as a place in an order: `{n, ordinal}`. Takes a number.
  case ordinal
  /// A number of seconds as hours, minutes and seconds: `{n, duration}`. Takes a number.
  case duration
}

extension ArgumentFormat {
  /// The words that may follow an argument's name.
  package static let keywords = allCases.filter { $0 != .plain }.map(\.rawValue)

  /// Whether the format is followed by texts to choose from.
  package var hasVariants: Bool {
    switch self {
    case .select, .plural, .selectOrdinal, .choice: true
    default: false
    }
  }

  /// Whether the format takes numbers only.
  package var needsNumber: Bool {
    switch self {
    case .plural, .selectOrdinal, .choice, .number, .spellout, .ordinal, .duration: true
    case .plain, .select, .date, .time: false
    }
  }

  /// Whether the format takes dates only.
  package var needsDate: Bool { self == .date || self == .time }

  /// Whether an unquoted `#` in the format's texts stands for the number.
  var replacesNumberSign: Bool { self == .plural || self == .selectOrdinal }

  /// Whether ICU formats by rules that it does not have for every language.
  var spellsOut: Bool { self == .spellout || self == .ordinal || self == .duration }
}
