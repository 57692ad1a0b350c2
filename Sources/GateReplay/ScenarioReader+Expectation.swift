import JSONDocument
import PromptGate

extension ScenarioReader {
  private enum Outcome: String, CaseIterable {
    case prompt, hold
  }

  /// Reads what an ask must come to.
  func expectation(_ node: JSONNode) throws -> Expectation {
    var object = try JSONObjectReader(node, of: document)
    let decision = try name(try object.require("decision"), "decision", of: Outcome.self, object)
    let message = object.take("message")
    let blockers = object.take("blockers")
    let earliest = object.take("earliest")
    try object.finish()
    if decision == .hold, let message {
      throw object.fault(
        .invalidValue("'message' goes with a prompt, not with a hold"),
        at: message
      )
    }
    if decision == .prompt, let stray = blockers ?? earliest {
      let reason = "'blockers' and 'earliest' go with a hold, not with a prompt"
      throw object.fault(.invalidValue(reason), at: stray)
    }
    return Expectation(
      isPrompt: decision == .prompt,
      message: try message.map { try name($0, "message", of: GateMessage.self, object) },
      blockers: try ids(blockers, object),
      earliest: try earliest.map { try moment($0, object) }
    )
  }

  private func ids(_ node: JSONNode?, _ object: JSONObjectReader) throws -> [BlockerID] {
    guard let node else { return [] }
    guard let elements = node.elements else {
      throw object.wrongKind(node, expected: "an array of blockers")
    }
    return try elements.map { try name($0, "blocker", of: BlockerID.self, object) }
  }
}
