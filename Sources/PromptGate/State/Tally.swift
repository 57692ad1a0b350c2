/// A number that several devices count up, and that may be set back to nothing.
///
/// Every device has a count of its own, so that counts of two devices add up and none is counted
/// twice. Whoever starts over begins a new round; counts of an earlier round are gone.
struct Tally: Hashable, Sendable {
  /// What one device has counted in this round.
  struct Share: Hashable, Codable, Sendable {
    var device: String
    var count: Int
  }

  private(set) var round = 0
  /// Sorted by device, each at most once.
  private(set) var shares: [Share] = []

  init() {}

  /// What all devices have counted together.
  var total: Int {
    var total = 0
    for share in shares { total = total.addingSaturated(share.count) }
    return total
  }

  mutating func add(_ count: Int, on device: String) {
    guard count > 0 else { return }
    guard let place = shares.firstIndex(where: { $0.device >= device }) else {
      shares.append(Share(device: device, count: count))
      return
    }
    guard shares[place].device == device else {
      shares.insert(Share(device: device, count: count), at: place)
      return
    }
    shares[place].count = shares[place].count.addingSaturated(count)
  }

  mutating func startOver() {
    round = round.addingSaturated(1)
    shares = []
  }

  mutating func merge(_ other: Self) {
    guard round <= other.round else { return }
    guard round == other.round else {
      self = other
      return
    }
    shares = mergedBySortedKey(shares, other.shares, key: \.device) { mine, theirs in
      Share(device: mine.device, count: max(mine.count, theirs.count))
    }
  }
}

extension Tally: Codable {
  private enum CodingKeys: CodingKey { case round, shares }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    round = try container.decodeCount(forKey: .round)
    for share in try container.decodeIfPresent([Share].self, forKey: .shares) ?? [] {
      guard share.count >= 0, !shares.contains(where: { $0.device == share.device }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .shares,
          in: container,
          debugDescription: "the device '\(share.device)' has a negative count or two counts"
        )
      }
      add(share.count, on: share.device)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(round, forKey: .round)
    try container.encode(shares, forKey: .shares)
  }
}
