/// A value that can be replaced and cleared on several devices, and that merges.
///
/// Whoever writes knows, and replaces, all that was written before as far as it has been merged. What two
/// devices wrote without knowing of each other is kept side by side until somebody writes again:
/// which of it holds is for the reader to say. (A multi-value register with a version vector.)
struct Register<Value: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// How often a device has written, as far as is known here.
  struct Seen: Hashable, Codable, Sendable {
    var device: String
    var count: Int
  }

  /// What a device wrote last; `nil` where it cleared the register.
  struct Entry: Hashable, Sendable {
    var device: String
    var count: Int
    var value: Value?

    /// One device's writes follow each other. Two of the same number are forged: then any rule will
    /// do that does not depend on the order.
    func isOlder(than other: Self) -> Bool {
      guard count == other.count, let value, let theirs = other.value else {
        return count < other.count || (count == other.count && value == nil)
      }
      return value < theirs
    }
  }

  /// Sorted by device, each at most once.
  private(set) var seen: [Seen] = []
  /// Sorted by device, each at most once; more than one only where they did not know of each other.
  private(set) var entries: [Entry] = [] {
    didSet {
      latest = entries.compactMap(\.value).max()
      earliest = entries.compactMap(\.value).min()
    }
  }
  /// The greatest value that holds; kept at hand, since judging a state reads it all the time.
  private(set) var latest: Value?
  /// The least value that holds.
  private(set) var earliest: Value?

  init() {}

  mutating func write(_ value: Value?, on device: String) {
    let count = (seen.first { $0.device == device }?.count ?? 0).addingSaturated(1)
    note([Seen(device: device, count: count)])
    entries = [Entry(device: device, count: count, value: value)]
  }

  /// Clears the register; where it is empty, nothing happens that another device should learn of.
  mutating func clear(on device: String) {
    if latest != nil { write(nil, on: device) }
  }

  mutating func merge(_ other: Self) {
    let mine = entries.filter { entry in other.entries.contains(entry) || !other.knows(entry) }
    let theirs = other.entries.filter { entry in entries.contains(entry) || !knows(entry) }
    entries = mergedBySortedKey(mine, theirs, key: \.device) { $0.isOlder(than: $1) ? $1 : $0 }
    note(other.seen)
  }

  /// Adds what was stored of a device; false where there is such a value already, or none can be.
  mutating func add(_ entry: Entry) -> Bool {
    guard knows(entry), !entries.contains(where: { $0.device == entry.device }) else {
      return false
    }
    entries = mergedBySortedKey(entries, [entry], key: \.device) { mine, _ in mine }
    return true
  }

  /// Adds what was stored of how often a device has written.
  mutating func add(_ device: Seen) {
    note([device])
  }

  private func knows(_ entry: Entry) -> Bool {
    seen.contains { $0.device == entry.device && $0.count >= entry.count }
  }

  private mutating func note(_ other: [Seen]) {
    seen = mergedBySortedKey(seen, other, key: \.device) { mine, theirs in
      mine.count < theirs.count ? theirs : mine
    }
  }
}

extension Register.Entry: Codable where Value: Codable {}
