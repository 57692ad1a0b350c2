/// A request for a prompt that is judged when it is made and again when it is due, a few seconds later.
///
/// There is one at a time: a second request takes the place of the first. A host keeps one, sleeps until `due`, and
/// calls `check`.
public struct PromptSchedule: Hashable, Sendable {
  /// When the request is to be judged again; `nil` where there is none.
  public private(set) var due: Moment?

  /// Makes a schedule without a request.
  public init() {}

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - delay: the time until it is judged again, from 0 up.
  ///   - state: what is known; asking may change it.
  ///   - policy: the rules.
  ///   - context: what is so now.
  /// - Returns: that it is scheduled or, where something stands against it, skipped.
  public mutating func request(
    after delay: Period,
    of state: inout GateState,
    under policy: GatePolicy,
    in context: GateContext
  ) -> GateNotice {
    let decision = state.ask(policy, in: context)
    guard decision.isPrompt else { return .skipped(decision) }
    let moment = context.now + max(delay, .zero)
    due = moment
    return .scheduled(moment)
  }

  /// Judges the request again if it is due; `nil` when there is none or it is not.
  ///
  /// - Parameters:
  ///   - state: what is known; asking may change it.
  ///   - policy: the rules.
  ///   - context: what is so now.
  /// - Returns: that it is due or, where something has come up since, skipped.
  public mutating func check(
    _ state: inout GateState,
    under policy: GatePolicy,
    in context: GateContext
  ) -> GateNotice? {
    guard let moment = due, moment <= context.now else { return nil }
    due = nil
    let decision = state.ask(policy, in: context)
    return decision.isPrompt ? .due(decision) : .skipped(decision)
  }

  /// Calls the request off; `nil` when there is none.
  public mutating func cancel() -> GateNotice? {
    guard due != nil else { return nil }
    due = nil
    return .cancelled
  }
}
