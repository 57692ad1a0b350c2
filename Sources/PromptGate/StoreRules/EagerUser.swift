/// Someone who uses an app so much that a policy asks as often as it ever would.
struct EagerUser {
  let policy: GatePolicy

  /// The requests that the App Store allows in 365 days.
  static let requestsInAYear = 3

  /// Tells whether the policy asks before the app was started a second time, within the first hour.
  func isAskedInFirstSession() -> Bool {
    var state = GateState()
    let start = context(day: 0, updatedEvery: nil)
    state.record(.launch, under: policy, in: start)
    use(&state, times: 50, in: start)
    return (0..<60).contains { minute in
      var now = start
      now.now = start.now + .seconds(Double(minute * 60 + 60))
      return state.ask(policy, in: now).isPrompt
    }
  }

  /// The most requests that any 365 days see, of an app that is never updated, every week, or every month.
  func mostRequestsInAYear() -> Int {
    [nil, 7, 31].map { most(of: requests(updatedEvery: $0)) }.max() ?? 0
  }

  /// The moments at which the review sheet is requested in two years of four launches a day.
  private func requests(updatedEvery days: Int?) -> [Moment] {
    var state = GateState()
    var requests: [Moment] = []
    for quarter in 0..<(2 * 365 * 4) {
      var now = context(day: quarter / 4, updatedEvery: days)
      now.now = now.now + .seconds(Double(quarter % 4) * 21_600)
      state.record(.launch, under: policy, in: now)
      use(&state, times: 3, in: now)
      guard state.ask(policy, in: now).isPrompt else { continue }
      state.record(.systemReviewRequested, under: policy, in: now)
      requests.append(now.now)
    }
    return requests
  }

  private func use(_ state: inout GateState, times: Int, in now: GateContext) {
    for _ in 0..<times { state.record(.foreground, under: policy, in: now) }
    for name in policy.eventNames {
      state.record(.significantEvent(name: name, count: times), under: policy, in: now)
    }
  }

  private func most(of requests: [Moment]) -> Int {
    requests.map { first in
      requests.count { first <= $0 && $0 < first + .days(365) }
    }.max() ?? 0
  }

  private func context(day: Int, updatedEvery days: Int?) -> GateContext {
    let number = days.map { String(day / $0 + 1) } ?? "1"
    let version = AppVersion(marketing: number, build: number)
    var context = GateContext(now: Moment(sinceEpoch: .days(Double(day))), version: version)
    context.isReleaseBuild = false
    return context
  }
}

extension GatePolicy {
  /// The names of all events that a condition counts, and the one without a name.
  fileprivate var eventNames: [String?] {
    [nil] + Set(conditions.flatMap(\.eventNames)).sorted()
  }
}

extension Condition {
  fileprivate var eventNames: [String] {
    switch self {
    case .events(let rule): [rule.name].compactMap(\.self)
    case .anyOf(let group): group.conditions.flatMap(\.eventNames)
    default: []
    }
  }
}
