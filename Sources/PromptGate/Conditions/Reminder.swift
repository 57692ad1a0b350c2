/// A reminder that the user asked for is due: after some time, after some uses, or after some
/// events.
public struct Reminder: Hashable, Codable, Sendable {
  /// The time since "later"; `nil` where time does not count.
  public var time: TimeThreshold?
  /// The uses since "later"; `nil` where they do not count.
  public var uses: Int?
  /// The events since "later"; `nil` where they do not count.
  public var events: Int?
  /// Whether one of these is enough; otherwise all that are set are needed.
  public var anyIsEnough: Bool
  /// Whether a stored reminder alone decides, so that the conditions after this one are passed over
  /// (SwiftRater).
  public var decidesAlone: Bool

  /// Makes the condition.
  public init(
    time: TimeThreshold? = nil,
    uses: Int? = nil,
    events: Int? = nil,
    anyIsEnough: Bool = false,
    decidesAlone: Bool = false
  ) {
    self.time = time
    self.uses = uses
    self.events = events
    self.anyIsEnough = anyIsEnough
    self.decidesAlone = decidesAlone
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    guard let mark = state.reminder.latest else { return nil }
    let byTime = time?.blocker(
      .reminderPending,
      elapsed: view.elapsed(since: mark.at, state),
      view
    )
    guard uses != nil || events != nil else { return byTime }
    if anyIsEnough, time != nil, byTime == nil { return nil }
    let byUses = uses.flatMap {
      since(mark.uses, of: "use", now: state.uses.total, need: $0)
    }
    if anyIsEnough, uses != nil, byUses == nil { return nil }
    let byEvents = events.flatMap {
      since(mark.events, of: "event", now: state.events.total(of: nil), need: $0)
    }
    if anyIsEnough, events != nil, byEvents == nil { return nil }
    guard byTime != nil || byUses != nil || byEvents != nil else { return nil }
    return joined([byTime, byUses, byEvents].compactMap(\.self))
  }

  private func since(_ before: Int, of name: String, now: Int, need: Int) -> Blocker? {
    CountThreshold(minimum: need)
      .blocker(.reminderPending, have: max(0, now.subtractingSaturated(before)), of: name)
  }

  private func joined(_ missing: [Blocker]) -> Blocker? {
    guard missing.count > 1 else { return missing.first }
    // Uses and events do not come by time: where all are needed, time alone lifts nothing.
    guard anyIsEnough else { return Blocker(parts: missing, earliest: nil) }
    let earliest = missing.compactMap(\.earliest).min()
    return Blocker(.reminderPending, .anyOf(missing), earliest: earliest)
  }
}

extension Reminder {
  private enum CodingKeys: CodingKey {
    case time, uses, events, anyIsEnough, decidesAlone
  }

  /// Reads the condition; what is left out plays no part.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try given.readOptional(.time, into: &time)
    try given.readOptional(.uses, into: &uses)
    try given.readOptional(.events, into: &events)
    try given.read(.anyIsEnough, into: &anyIsEnough)
    try given.read(.decidesAlone, into: &decidesAlone)
  }
}
