/// When the user asked to be reminded, and what had been counted by then.
struct ReminderMark: Hashable, Codable, Sendable {
  var at: Moment
  var uses: Int
  var events: Int
}

extension ReminderMark: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.at, left.uses, left.events) < (right.at, right.uses, right.events)
  }
}
