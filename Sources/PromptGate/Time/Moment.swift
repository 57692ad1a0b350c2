/// A point in time, exact to the nanosecond, between the years 1678 and 2262.
///
/// It is absolute: time zones and daylight saving cannot change it. Written and stored as an
/// ISO 8601 timestamp in UTC (`2026-01-11T00:00:00Z`).
public struct Moment: Hashable, Sendable {
  /// The distance from 1970-01-01T00:00:00Z.
  public var sinceEpoch: Period

  /// Makes the moment that lies this far after 1970-01-01T00:00:00Z.
  public init(sinceEpoch: Period) {
    self.sinceEpoch = sinceEpoch
  }

  /// Makes a moment from seconds since 1970-01-01T00:00:00Z, as `Date.timeIntervalSince1970` gives
  /// them.
  ///
  /// A `Double` of today's size tells moments apart to a quarter of a microsecond.
  public init(secondsSince1970 seconds: Double) {
    sinceEpoch = .seconds(seconds)
  }

  /// The seconds since 1970-01-01T00:00:00Z, rounded to what a `Double` can hold.
  public var secondsSince1970: Double {
    let (seconds, rest) = sinceEpoch.nanoseconds
      .quotientAndRemainder(dividingBy: Period.nanosecondsInSecond)
    return Double(seconds) + Double(rest) / Double(Period.nanosecondsInSecond)
  }

  /// The number of whole days since 1970-01-01T00:00:00Z: what counts as "a day" of use.
  package var day: Int {
    let length = Period.day.nanoseconds
    let nanoseconds = sinceEpoch.nanoseconds
    let whole = nanoseconds / length
    return Int(nanoseconds % length < 0 ? whole - 1 : whole)
  }
}

extension Moment: Comparable {
  /// Orders moments by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.sinceEpoch < right.sinceEpoch
  }

  /// The moment that lies `period` later.
  public static func + (moment: Self, period: Period) -> Self {
    Moment(sinceEpoch: moment.sinceEpoch + period)
  }

  /// The moment that lies `period` earlier.
  public static func - (moment: Self, period: Period) -> Self {
    Moment(sinceEpoch: moment.sinceEpoch - period)
  }

  /// The time from `right` to `left`; negative when `right` is the later one.
  public static func - (left: Self, right: Self) -> Period {
    left.sinceEpoch - right.sinceEpoch
  }
}
