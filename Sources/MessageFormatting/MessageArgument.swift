/// A value that a message is formatted with.
///
///     message.format(["appName": "Ballad", "days": 3, "price": .decimal("12.50")])
public enum MessageArgument: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// An exact decimal number: digits, at most 256 characters, with a sign and a point where wanted,
  /// such as "-12.50".
  case decimal(String)
  /// A binary floating-point number. It is formatted by the shortest decimal digits that stand for
  /// it.
  case double(Double)
  /// A moment, in seconds since 1970-01-01 00:00 UTC, within 8.64e12 seconds of it, to be shown in
  /// a time zone, which is given by its IANA identifier ("Europe/Berlin") or as "GMT+02:00". The
  /// system's time zone is never looked at.
  case date(secondsSince1970: Double, timeZone: String = "UTC")
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension MessageArgument: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// Makes a floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension MessageArgument {
  /// The type of an argument's value.
  public enum ValueType: String, CaseIterable, Hashable, Sendable {
    /// A text.
    case string
    /// A number of any kind.
    case number
    /// A moment.
    case date
  }

  /// The type of the value.
  public var valueType: ValueType {
    switch self {
    case .string: .string
    case .integer, .decimal, .double: .number
    case .date: .date
    }
  }
}
