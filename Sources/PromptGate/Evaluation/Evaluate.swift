/// Says whether to prompt now and with which message or, if not, everything that stands against it.
///
/// Nothing is changed and nothing is read but what is handed in. A policy whose own check leaves
/// something behind (Martel, SwiftRater) is asked with `GateState.ask`.
///
/// - Parameters:
///   - state: what is known of the app's use.
///   - policy: the rules.
///   - context: the moment, the running version and what else is so now.
/// - Returns: the decision, with all blockers in the policy's own order and the earliest moment at
/// which time
///   alone could change it.
public func evaluate(
  _ state: GateState,
  _ policy: GatePolicy,
  _ context: GateContext
) -> GateDecision {
  let isPreview = policy.preview != .off
  var verdict = Verdict()
  verdict.judge(state, policy, context, at: context.now)
  guard verdict.blockers.isEmpty else {
    return GateDecision(
      blockers: verdict.blockers,
      earliest: verdict.earliestPrompt(state, policy, context),
      isPreview: isPreview
    )
  }
  let message = policy.message.message(for: state)
  return GateDecision(message: message, blockers: [], isPreview: isPreview)
}
