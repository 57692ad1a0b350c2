extension Period {
  /// Reads an ISO 8601 duration of days, hours, minutes and seconds, such as `P10D`, `-PT1H` or
  /// `PT0.001S`.
  ///
  /// Only the seconds may have a fraction, of nine digits at most. `nil` for anything else, for
  /// weeks, months and years (whose length is not fixed or not told here) and for what is too long.
  public init?(iso8601 text: String) {
    var digits = Substring(text).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard digits.popFirst() == UInt8(ascii: "P"), !digits.isEmpty else { return nil }
    var reader = PeriodReader(rest: digits)
    guard reader.readAll() else { return nil }
    nanoseconds = isNegative ? -reader.nanoseconds : reader.nanoseconds
  }
}

extension Period: CustomStringConvertible {
  /// The period as an ISO 8601 duration, `P10D` or `P9DT23H59M59.999S`; `PT0S` when it is empty.
  public var description: String {
    let whole = nanoseconds.magnitude / UInt64(Self.nanosecondsInSecond)
    let fraction = nanoseconds.magnitude % UInt64(Self.nanosecondsInSecond)
    var date = ""
    var time = ""
    let days = whole / 86_400
    if days > 0 { date = "\(days)D" }
    if whole / 3600 % 24 > 0 { time += "\(whole / 3600 % 24)H" }
    if whole / 60 % 60 > 0 { time += "\(whole / 60 % 60)M" }
    if whole % 60 > 0 || fraction > 0 {
      time += "\(whole % 60)\(decimalFraction(nanoseconds: fraction))S"
    }
    if date.isEmpty && time.isEmpty { time = "0S" }
    return (nanoseconds < 0 ? "-P" : "P") + date + (time.isEmpty ? "" : "T" + time)
  }
}

/// Gives `.5` for half a billion, and nothing for zero: the decimals of a second, without closing
/// zeros.
func decimalFraction(nanoseconds: UInt64) -> String {
  guard nanoseconds > 0 else { return "" }
  let digits = String(nanoseconds)
  var padded = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
  while padded.hasSuffix("0") { padded.removeLast() }
  return "." + padded
}

extension Period: Codable {
  /// Reads an ISO 8601 duration; throws where there is none, or a longer one than can be held.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let period = Period(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no duration such as 'P10D' or 'PT36H'"
      )
    }
    self = period
  }

  /// Writes the ISO 8601 duration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
