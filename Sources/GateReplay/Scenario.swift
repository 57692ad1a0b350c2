package import Diagnostics
package import PromptGate

/// What happened to one installed app under one policy, and what every ask must come to.
package struct Scenario: Sendable {
  /// The scenario in one sentence.
  package var name: String
  /// The policy it starts with.
  package var policy: GatePolicy
  /// The steps in the order in which they happen.
  package var steps: [ScenarioStep]

  /// The moment that the steps' times count from: 2026-01-01T00:00:00Z.
  package static let epoch = Moment(sinceEpoch: .days(20_454))
}

/// One step of a scenario.
package struct ScenarioStep: Sendable {
  /// Where it stands in the file.
  package var position: SourcePosition
  /// The device's clock, counted from the scenario's epoch. It may go back from one step to the
  /// next.
  package var at: Period
  /// The device it happens on; empty where there is one only.
  package var device: String
  /// What happens.
  package var action: ScenarioAction
}

/// What happens in a step.
package enum ScenarioAction: Sendable {
  /// The process starts; what is `nil` is as it was.
  case launch(version: String?, build: String?, isOnline: Bool, policy: GatePolicy?)
  /// The app comes back to the foreground.
  case foreground(times: Int, isOnline: Bool)
  /// Something that changes the state by itself.
  case event(GateEvent)
  /// The app asks.
  case ask(ScenarioAsk)
  /// An ask that is still to be judged again is called off.
  case cancelScheduled
}

/// An ask, and what it must come to.
package struct ScenarioAsk: Sendable {
  /// What made the app ask.
  package var trigger = GateContext.Trigger.ifNecessary
  /// Whether the network can be reached.
  package var isOnline = true
  /// What the store's look-up says.
  package var store = GateContext.StoreLookup.upToDate
  /// Whether a window is active.
  package var hasActiveWindow = true
  /// The time after which it is judged again, if it is.
  package var delay: Period?
  /// What it must come to.
  package var expectation: Expectation
}

/// What an ask must come to.
package struct Expectation: Hashable, Sendable {
  /// Whether there is to be a prompt.
  package var isPrompt: Bool
  /// The message; `nil` where any will do.
  package var message: GateMessage?
  /// Blockers that must be among those reported.
  package var blockers: [BlockerID]
  /// The earliest moment at which time alone could change the answer, counted from the scenario's
  /// epoch; `nil` where any will do.
  package var earliest: Period?
}

extension Expectation: CustomStringConvertible {
  /// What is expected, in the words of a decision: `prompt (app)`, `hold: too-few-days`.
  package var description: String {
    if isPrompt { return message.map { "prompt (\($0.rawValue))" } ?? "prompt" }
    let ids = blockers.map(\.rawValue).joined(separator: ", ")
    let moment = earliest.map { " until \($0)" } ?? ""
    return "hold" + moment + (ids.isEmpty ? "" : ": \(ids)")
  }
}
