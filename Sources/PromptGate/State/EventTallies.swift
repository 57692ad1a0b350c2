/// How often each kind of significant event happened.
///
/// One round for all kinds: starting over forgets kinds that another device alone has seen, too.
struct EventTallies: Hashable, Sendable {
  /// The tally of one kind; events without a name have the empty one.
  struct Kind: Hashable, Codable, Sendable {
    var name: String
    var tally: Tally
  }

  private(set) var round = 0
  /// Sorted by name, each at most once.
  private(set) var kinds: [Kind] = []

  init() {}

  /// The number of events of one name, or of all.
  func total(of name: String?) -> Int {
    var total = 0
    for kind in kinds where name == nil || kind.name == name {
      total = total.addingSaturated(kind.tally.total)
    }
    return total
  }

  mutating func add(_ count: Int, of name: String, on device: String) {
    guard count > 0 else { return }
    let place = kinds.firstIndex { $0.name >= name } ?? kinds.endIndex
    if place == kinds.endIndex || kinds[place].name != name {
      kinds.insert(Kind(name: name, tally: Tally()), at: place)
    }
    kinds[place].tally.add(count, on: device)
  }

  mutating func startOver() {
    round = round.addingSaturated(1)
    kinds = []
  }

  mutating func merge(_ other: Self) {
    guard round <= other.round else { return }
    guard round == other.round else {
      self = other
      return
    }
    kinds = mergedBySortedKey(kinds, other.kinds, key: \.name) { mine, theirs in
      var joined = mine
      joined.tally.merge(theirs.tally)
      return joined
    }
  }
}

extension EventTallies: Codable {
  private enum CodingKeys: CodingKey { case round, kinds }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    round = try container.decodeCount(forKey: .round)
    for kind in try container.decodeIfPresent([Kind].self, forKey: .kinds) ?? [] {
      let place = kinds.firstIndex { $0.name >= kind.name } ?? kinds.endIndex
      guard place == kinds.endIndex || kinds[place].name != kind.name else {
        throw DecodingError.dataCorruptedError(
          forKey: .kinds,
          in: container,
          debugDescription: "the event '\(kind.name)' is counted twice"
        )
      }
      kinds.insert(kind, at: place)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(round, forKey: .round)
    try container.encode(kinds, forKey: .kinds)
  }
}
