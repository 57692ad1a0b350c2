/// What came of a request or an event, for whoever watches. It is made after the state was changed.
public enum GateNotice: Hashable, Sendable {
  /// A significant event was counted; there are now so many of its kind.
  case eventRecorded(name: String?, total: Int)
  /// Everything was met when the request was made; it is judged again at this moment.
  case scheduled(Moment)
  /// Everything is met still: prompt now.
  case due(GateDecision)
  /// Something stood against the request, when it was made or when it was due.
  case skipped(GateDecision)
  /// The request was called off.
  case cancelled
  /// The platform's review sheet was requested. Whether anything was shown, nobody learns.
  case attempted

  /// The notice of an event that `state` has recorded; `nil` for one that nobody watches.
  public init?(of event: GateEvent, in state: GateState) {
    switch event {
    case .significantEvent(let name, _):
      self = .eventRecorded(name: name, total: state.events.total(of: name ?? ""))
    case .systemReviewRequested: self = .attempted
    case .launch, .foreground, .answer, .interruption, .crash: return nil
    }
  }
}
