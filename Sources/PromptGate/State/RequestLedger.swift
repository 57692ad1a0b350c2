/// The latest requests for a rating, whatever came of them: what a yearly budget is counted from.
///
/// Only the latest are kept. Which ones these are does not depend on the order in which ledgers are
/// joined.
struct RequestLedger: Hashable, Sendable {
  /// One request.
  struct Request: Hashable, Codable, Sendable {
    var at: Moment
    var device: String
    /// Tells requests of one device at one instant apart.
    var number: Int
  }

  /// The number of requests that are kept; a budget cannot be larger.
  static let capacity = 64

  /// Sorted, the earliest first.
  private(set) var requests: [Request] = []

  init() {}

  mutating func add(at moment: Moment, on device: String) {
    let number = requests.count { $0.at == moment && $0.device == device }
    add(Request(at: moment, device: device, number: number))
  }

  private mutating func add(_ request: Request) {
    let place = requests.firstIndex { $0 >= request } ?? requests.endIndex
    guard place == requests.endIndex || requests[place] != request else { return }
    requests.insert(request, at: place)
    dropEarliest()
  }

  mutating func merge(_ other: Self) {
    requests = mergedBySortedKey(requests, other.requests, key: \.self) { mine, _ in mine }
    dropEarliest()
  }

  private mutating func dropEarliest() {
    guard requests.count > Self.capacity else { return }
    requests.removeFirst(requests.count - Self.capacity)
  }
}

extension RequestLedger.Request: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.at, left.device, left.number) < (right.at, right.device, right.number)
  }
}

extension RequestLedger: Codable {
  init(from decoder: any Decoder) throws {
    for request in try decoder.singleValueContainer().decode([Request].self) { add(request) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(requests)
  }
}
