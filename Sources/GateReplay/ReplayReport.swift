package import Diagnostics
package import PromptGate

/// What the asks of a scenario came to.
package struct ReplayReport: Sendable {
  /// The scenario's name.
  package var name: String
  /// The asks, in the scenario's order.
  package var asks: [AskReport]

  /// The number of asks that came to what was expected.
  package var passed: Int { asks.count { $0.isPassed } }
  /// The number of asks that did not.
  package var failed: Int { asks.count - passed }
}

/// What one ask came to.
package struct AskReport: Sendable {
  /// Its place among the scenario's asks, from 0.
  package var index: Int
  /// Where it stands in the file.
  package var position: SourcePosition
  /// When it was asked, counted from the scenario's epoch.
  package var at: Period
  /// What was expected.
  package var expectation: Expectation
  /// What was decided; `nil` where the ask was called off before it was due.
  package var decision: GateDecision?

  init(index: Int, step: ScenarioStep, ask: ScenarioAsk, decision: GateDecision?) {
    self.index = index
    position = step.position
    at = step.at
    expectation = ask.expectation
    self.decision = decision
  }

  /// Whether the ask came to what was expected.
  package var isPassed: Bool {
    guard let decision else { return !expectation.isPrompt && expectation.blockers.isEmpty }
    guard decision.isPrompt == expectation.isPrompt else { return false }
    if let message = expectation.message, message != decision.message { return false }
    if let earliest = expectation.earliest, decision.earliest != Scenario.epoch + earliest {
      return false
    }
    let found = decision.blockers.map(\.id)
    return expectation.blockers.allSatisfy(found.contains)
  }

  /// What was decided, in words.
  package var outcome: String {
    guard let decision else { return "hold: called off before it was due" }
    let until = decision.earliest.map { " (not before \($0 - Scenario.epoch))" } ?? ""
    return "\(decision)\(until)"
  }
}

extension AskReport: CustomStringConvertible {
  /// One line: `P10D: prompt (app)` or, where it failed, `P10D: expected prompt (app), got hold:
  /// …`.
  package var description: String {
    isPassed ? "\(at): \(outcome)" : "\(at): expected \(expectation), got \(outcome)"
  }
}
