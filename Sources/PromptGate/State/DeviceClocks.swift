/// What each device's clock said last, so that a clock that was set back is noticed.
struct DeviceClocks: Hashable, Sendable {
  /// A device's clock at its last event, and the time that may be believed.
  ///
  /// `steady` never goes back. While the clock is behind it, it goes on by what passes on the
  /// clock; once the clock has caught up, the clock is believed again.
  struct Mark: Hashable, Codable, Sendable {
    var device: String
    var writes: Int
    var wall: Moment
    var steady: Moment

    /// The time that may be believed when the device's clock says `now`.
    func steady(at now: Moment) -> Moment {
      guard now < steady else { return now }
      return now < wall ? steady : steady + (now - wall)
    }
  }

  /// Sorted by device, each at most once.
  private(set) var marks: [Mark] = []

  init() {}

  /// Whether a device has ever taken note of its clock here.
  func knows(_ device: String) -> Bool {
    marks.contains { $0.device == device }
  }

  /// The time that may be believed when `device`'s clock says `now`.
  func steady(on device: String, at now: Moment) -> Moment {
    for mark in marks where mark.device == device { return mark.steady(at: now) }
    return now
  }

  /// Takes note of what `device`'s clock says.
  ///
  /// Dates that came from a device whose clock is ahead are caught up with here: what
  /// any device believes is the least that this one may believe from now on.
  mutating func note(_ now: Moment, on device: String) {
    var steady = steady(on: device, at: now)
    for mark in marks { steady = max(steady, mark.steady) }
    let writes = marks.first { $0.device == device }?.writes ?? 0
    let mark = Mark(
      device: device,
      writes: writes.addingSaturated(1),
      wall: now,
      steady: steady
    )
    merge(marks: [mark])
  }

  mutating func merge(_ other: Self) {
    merge(marks: other.marks)
  }

  private mutating func merge(marks other: [Mark]) {
    marks = mergedBySortedKey(marks, other, key: \.device) { max($0, $1) }
  }
}

extension DeviceClocks.Mark: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.device, left.writes, left.wall, left.steady)
      < (right.device, right.writes, right.wall, right.steady)
  }
}

extension DeviceClocks: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    for mark in try container.decode([Mark].self) {
      guard mark.writes > 0, mark.wall <= mark.steady else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "the clock of '\(mark.device)' is ahead of the time that is believed"
        )
      }
      merge(marks: [mark])
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(marks)
  }
}
