/// Fewer than so many requests were made within a period, counted back from now.
public struct YearlyBudget: Hashable, Codable, Sendable {
  /// The number of requests, 64 at most: no more are kept.
  public var limit: Int
  /// The period; a request that long ago no longer counts.
  public var period: Period

  /// Makes the condition.
  public init(limit: Int, period: Period) {
    self.limit = limit
    self.period = period
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    let requests = state.requests.requests
    let limit = min(limit, RequestLedger.capacity)
    guard limit > 0 else { return Blocker(.yearlyBudget) }
    guard requests.count >= limit else { return nil }
    var made = 0
    var leaving = Period.zero
    for request in requests.reversed() {
      let elapsed = view.elapsed(since: request.at, state)
      guard elapsed < period else { continue }
      made += 1
      // Once the request at this place has left the period, there is room again.
      if made == limit { leaving = period - elapsed }
    }
    guard made >= limit else { return nil }
    return Blocker(
      .yearlyBudget,
      .count(have: made, need: limit),
      earliest: view.now + leaving
    )
  }
}
