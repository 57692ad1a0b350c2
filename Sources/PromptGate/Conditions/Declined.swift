/// The user did not refuse, or the refusal no longer holds.
public struct Declined: Hashable, Codable, Sendable {
  /// How long a refusal holds; one that an update forgets holds no longer than that.
  public var scope: AnswerScope

  /// Makes the condition.
  public init(_ scope: AnswerScope) {
    self.scope = scope
  }

  func blocker(_ state: GateState, _ view: GateView) -> Blocker? {
    scope.blocker(.declined, state.declined.latest, state, view)
  }
}

extension AnswerScope {
  /// What stands against a prompt while `answer` holds.
  func blocker(
    _ id: BlockerID,
    _ answer: AnswerMark?,
    _ state: GateState,
    _ view: GateView
  ) -> Blocker? {
    guard let answer else { return nil }
    switch self {
    case .forever: break
    case .version: guard answer.version == view.version else { return nil }
    case .majorVersion:
      guard majorNumber(of: answer.version) == majorNumber(of: view.version) else { return nil }
    case .period(let period):
      let elapsed = view.elapsed(since: answer.at, state)
      return TimeThreshold(minimum: period).blocker(id, elapsed: elapsed, view)
    }
    return Blocker(id, .version(answer.version))
  }
}
