/// The user did not rate, or the rating no longer holds.
public struct Rated: Hashable, Codable, Sendable {
  /// How long a rating holds; one that an update forgets holds no longer than that.
  public var scope: AnswerScope
  /// The blocker it is reported as.
  public var reportedAs: BlockerID

  /// Makes the condition.
  public init(_ scope: AnswerScope, reportedAs: BlockerID = .alreadyRated) {
    self.scope = scope
    self.reportedAs = reportedAs
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    scope.blocker(reportedAs, state.rated.latest, state, view)
  }
}

extension Rated {
  private enum CodingKeys: CodingKey {
    case scope, reportedAs
  }

  /// Reads the condition; only the scope has to be there.
  public init(from decoder: any Decoder) throws {
    let given = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try given.decode(AnswerScope.self, forKey: .scope))
    try given.read(.reportedAs, into: &reportedAs)
  }
}
