/// The days on which the app was used, counted in UTC so that travelling makes no day and loses
/// none.
///
/// A clock that is set forward adds one day, not all the days it jumps over.
struct DaysOfUse: Hashable, Sendable {
  /// The number of days that are kept; a threshold cannot be larger.
  static let capacity = 64

  /// Days since 1970, sorted, each at most once.
  private(set) var days: [Int] = []

  init() {}

  mutating func add(_ day: Int) {
    guard days.last != day else { return }
    merge(days: [day])
  }

  mutating func merge(_ other: Self) {
    merge(days: other.days)
  }

  private mutating func merge(days other: [Int]) {
    days = Array(
      mergedBySortedKey(days, other, key: \.self) { mine, _ in mine }.suffix(Self.capacity)
    )
  }
}

extension DaysOfUse: Codable {
  init(from decoder: any Decoder) throws {
    for day in try decoder.singleValueContainer().decode([Int].self) { add(day) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(days)
  }
}
