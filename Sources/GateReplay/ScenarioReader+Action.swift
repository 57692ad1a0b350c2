import JSONDocument
import PromptGate

/// The names of what may happen in a step.
enum StepKind: String, CaseIterable {
  case launch, foreground, answer, interruption, ask, crash
  case significantEvent = "significant-event"
  case systemReviewRequested = "system-review-requested"
  case cancelScheduled = "cancel-scheduled"
}

extension ScenarioReader {
  /// Reads what is particular to a kind of step.
  func action(
    _ kind: StepKind,
    _ object: inout JSONObjectReader,
    _ source: PolicyReader.Source
  ) throws -> ScenarioAction {
    switch kind {
    case .launch: return try launch(&object, source)
    case .foreground:
      let times = try times(&object)
      return .foreground(times: times, isOnline: try object.takeBoolean("online") ?? true)
    case .significantEvent:
      let name = try object.takeString("name")
      return .event(.significantEvent(name: name, count: try times(&object)))
    case .answer:
      let node = try object.require("answer")
      return .event(.answer(try name(node, "answer", of: Answer.self, object)))
    case .systemReviewRequested: return .event(.systemReviewRequested)
    case .interruption: return .event(.interruption)
    case .crash: return .event(.crash)
    case .ask: return .ask(try ask(&object))
    case .cancelScheduled: return .cancelScheduled
    }
  }

  private func launch(
    _ object: inout JSONObjectReader,
    _ source: PolicyReader.Source
  ) throws -> ScenarioAction {
    var policy: GatePolicy?
    if let settings = object.take("settings") {
      policy = try policies.policy(source, settings: settings)
    }
    return .launch(
      version: try object.takeString("version"),
      build: try object.takeString("build"),
      isOnline: try object.takeBoolean("online") ?? true,
      policy: policy
    )
  }

  private func times(_ object: inout JSONObjectReader) throws -> Int {
    guard let node = object.take("times") else { return 1 }
    guard case .number(let number) = node.value else {
      throw object.wrongKind(node, expected: "a whole number")
    }
    guard let times = number.integer(Int.self), (1...Self.mostTimes).contains(times) else {
      let reason = "\(number.text) is no whole number from 1 to \(Self.mostTimes)"
      throw object.fault(.invalidValue(reason), at: node)
    }
    return times
  }

  private static let mostTimes = 1_000_000

  private func ask(_ object: inout JSONObjectReader) throws -> ScenarioAsk {
    var ask = ScenarioAsk(expectation: try expectation(try object.require("expect")))
    if let trigger = object.take("trigger") {
      ask.trigger = try name(trigger, "trigger", of: GateContext.Trigger.self, object)
    }
    ask.isOnline = try object.takeBoolean("online") ?? true
    ask.hasActiveWindow = try object.takeBoolean("windowActive") ?? true
    if let store = object.take("storeVersion") { ask.store = try lookup(store, object) }
    if let delay = object.take("delay") {
      let period = try moment(delay, object)
      guard period >= .zero else {
        throw object.fault(.invalidValue("a delay cannot be negative"), at: delay)
      }
      ask.delay = period
    }
    return ask
  }

  private func lookup(
    _ node: JSONNode,
    _ object: JSONObjectReader
  ) throws(JSONFault) -> GateContext.StoreLookup {
    switch node.value {
    case .null: return .unknownApp
    case .string(let version): return .version(version)
    default:
      throw object.wrongKind(
        node,
        expected: "a version, or null for an app the store does not know"
      )
    }
  }
}
