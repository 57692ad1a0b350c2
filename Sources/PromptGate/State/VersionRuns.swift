/// When each version of the app ran first.
struct VersionRuns: Hashable, Sendable {
  struct Run: Hashable, Codable, Sendable {
    var version: String
    var first: Moment
  }

  /// Sorted by version, each at most once.
  private(set) var runs: [Run] = []

  init() {}

  /// The first run of a version, or `nil` when it never ran.
  func first(of version: String) -> Moment? {
    for run in runs where run.version == version { return run.first }
    return nil
  }

  /// The first run of the version that ran first.
  var earliest: Moment? {
    var earliest: Moment?
    for run in runs where earliest.map({ run.first < $0 }) ?? true { earliest = run.first }
    return earliest
  }

  mutating func note(_ version: String, at moment: Moment) {
    guard first(of: version) == nil else { return }
    merge(runs: [Run(version: version, first: moment)])
  }

  mutating func merge(_ other: Self) {
    merge(runs: other.runs)
  }

  private mutating func merge(runs other: [Run]) {
    runs = mergedBySortedKey(runs, other, key: \.version) { mine, theirs in
      mine.first <= theirs.first ? mine : theirs
    }
  }
}

extension VersionRuns: Codable {
  init(from decoder: any Decoder) throws {
    for run in try decoder.singleValueContainer().decode([Run].self) { merge(runs: [run]) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(runs)
  }
}
