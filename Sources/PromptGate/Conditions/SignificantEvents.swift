/// Something of significance happened so many times.
public struct SignificantEvents: Hashable, Codable, Sendable {
  /// The kind of event; `nil` for all kinds together.
  public var name: String?
  /// The number of events.
  public var threshold: CountThreshold

  /// Makes the condition.
  public init(_ threshold: CountThreshold, of name: String? = nil) {
    self.name = name
    self.threshold = threshold
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    threshold.blocker(.tooFewEvents, have: state.events.total(of: name), of: name)
  }
}
