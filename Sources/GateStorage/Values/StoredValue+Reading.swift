public import PromptGate

// Stores and the libraries that wrote to them do not keep kinds of numbers apart with care: a flag
// may be there as 1 or as "YES", a count as 3.0. What can be meant by a value is read from it.
extension StoredValue {
  /// The value as a whole number; `nil` where it is none, or too large.
  public var asInteger: Int? {
    switch self {
    case .boolean(let flag): flag ? 1 : 0
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number.rounded(.towardZero))
    case .text(let text): Int(text)
    case .moment, .data: nil
    }
  }

  /// The value as a number; `nil` where it is none, or not finite.
  public var asNumber: Double? {
    let number: Double? =
      switch self {
      case .boolean(let flag): flag ? 1 : 0
      case .integer(let integer): Double(integer)
      case .number(let number): number
      case .text(let text): Double(text)
      case .moment, .data: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value as yes or no: a number that is not 0, or the words that property lists have for it.
  public var asBoolean: Bool? {
    if case .text(let text) = self {
      if ["yes", "true", "y", "t"].contains(text.lowercased()) { return true }
      if ["no", "false", "n", "f"].contains(text.lowercased()) { return false }
    }
    return asNumber.map { $0 != 0 }
  }

  /// The value as text; `nil` where it is none, or empty.
  public var asText: String? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// The value as a point in time: a stored one, or seconds since 1970, of which 0 is none.
  public var asMoment: Moment? {
    if case .moment(let moment) = self { return moment }
    guard let seconds = asNumber, seconds != 0 else { return nil }
    return Moment(secondsSince1970: seconds)
  }

  /// The value as a point in time that is stored in milliseconds since 1970, of which 0 is none.
  public var asMomentInMilliseconds: Moment? {
    guard let milliseconds = asNumber, milliseconds != 0 else { return nil }
    return Moment(secondsSince1970: milliseconds / 1000)
  }
}
