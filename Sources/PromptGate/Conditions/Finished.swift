/// The subject was not closed for good.
public struct Finished: Hashable, Codable, Sendable {
  /// The blocker it is reported as.
  public var reportedAs: BlockerID

  /// Makes the condition.
  public init(reportedAs: BlockerID = .done) {
    self.reportedAs = reportedAs
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    state.finished.latest == nil ? nil : Blocker(reportedAs)
  }
}

extension Finished {
  private enum CodingKeys: CodingKey {
    case reportedAs
  }

  /// Reads the condition, which is reported as `done` unless it says otherwise.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try given.read(.reportedAs, into: &reportedAs)
  }
}
