extension Moment: CustomStringConvertible {
  /// The moment as an ISO 8601 timestamp in UTC.
  public var description: String {
    let day = CivilDate(daysSince1970: day)
    let inDay = (self - Moment(sinceEpoch: Period(nanoseconds: 0)) - day.start).nanoseconds
    let seconds = UInt64(clamping: inDay / Period.nanosecondsInSecond)
    let fraction = UInt64(clamping: inDay % Period.nanosecondsInSecond)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(twoDigits)
    return "\(day)T\(clock.joined(separator: ":"))\(decimalFraction(nanoseconds: fraction))Z"
  }

  /// Reads an ISO 8601 timestamp in UTC, `2026-01-11T00:00:00Z` or `2026-01-11T00:00:00.001Z`.
  public init?(iso8601 text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("Z") else { return nil }
    guard let date = CivilDate(parts[0]) else { return nil }
    let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, clock[0].count == 2, clock[1].count == 2 else { return nil }
    guard clock[2].utf8.prefix(2).count == 2, clock[2].prefix(3).last == "." || clock[2].count == 2
    else { return nil }
    guard let inDay = Period(iso8601: "PT\(clock[0])H\(clock[1])M\(clock[2])S") else { return nil }
    guard inDay < .day, clock[1] < "60", clock[2] < "60" else { return nil }
    self.init(sinceEpoch: date.start + inDay)
  }
}

extension Moment: Codable {
  /// Reads an ISO 8601 timestamp in UTC; throws where there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let moment = Moment(iso8601: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is no moment such as '2026-01-11T00:00:00Z'"
      )
    }
    self = moment
  }

  /// Writes the ISO 8601 timestamp.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

func twoDigits(_ number: some BinaryInteger) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
