/// A length of time, exact to the nanosecond; about 292 years at most, in either direction.
///
/// Written and stored as an ISO 8601 duration of days, hours, minutes and seconds (`P10D`, `PT36H`,
/// `PT0.001S`). A day is 86,400 seconds: no time zone and no daylight saving plays a part.
public struct Period: Hashable, Sendable {
  /// The whole length in nanoseconds.
  public var nanoseconds: Int64

  /// Makes a period of that many nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// No time at all.
  public static let zero = Period(nanoseconds: 0)
  /// The shortest step of time that is told apart.
  package static let instant = Period(nanoseconds: 1)
  package static let nanosecondsInSecond: Int64 = 1_000_000_000
  package static let secondsInDay: Int64 = 86_400
  package static let day = Period.days(1)
  package static let second = Period.seconds(1)

  /// A number of seconds; fractions are rounded to the nanosecond, what is too long to the longest
  /// period.
  public static func seconds(_ seconds: Double) -> Period {
    // Whole seconds apart from their fraction: together they have more digits than a Double holds.
    let whole = seconds.rounded(.towardZero)
    let fraction = (seconds - whole) * Double(nanosecondsInSecond)
    let (nanoseconds, isTooLong) = Int64(clamping: whole)
      .multipliedReportingOverflow(by: nanosecondsInSecond)
    guard !isTooLong else { return Period(nanoseconds: whole < 0 ? .min : .max) }
    return Period(nanoseconds: nanoseconds.addingSaturated(Int64(clamping: fraction)))
  }

  /// A number of days of 86,400 seconds; fractions are allowed.
  public static func days(_ days: Double) -> Period {
    seconds(days * Double(secondsInDay))
  }

  /// The length in days, fractions included.
  package var inDays: Double {
    Double(nanoseconds) / Double(Self.secondsInDay * Self.nanosecondsInSecond)
  }

  /// The length cut to whole seconds, toward zero.
  package var wholeSeconds: Period {
    Period(nanoseconds: nanoseconds / Self.nanosecondsInSecond * Self.nanosecondsInSecond)
  }
}

extension Period: Comparable {
  /// Orders periods by length, negative ones first.
  public static func < (left: Self, right: Self) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  package static func + (left: Self, right: Self) -> Self {
    Period(nanoseconds: left.nanoseconds.addingSaturated(right.nanoseconds))
  }

  package static func - (left: Self, right: Self) -> Self {
    Period(nanoseconds: left.nanoseconds.subtractingSaturated(right.nanoseconds))
  }
}
