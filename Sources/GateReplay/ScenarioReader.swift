import JSONDocument
import PromptGate

extension Scenario {
  /// Reads a scenario from JSON.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - loadPolicy: hands out a policy file where the scenario names one by its path.
  /// - Throws: what is wrong and where. Whatever is not known is wrong: a key, an event, a policy,
  /// a
  ///   setting, a blocker.
  package init(
    json bytes: [UInt8],
    loadPolicy: @escaping PolicyReader.Loader
  ) throws(ScenarioFault) {
    do {
      let document = try JSONDocument(bytes)
      self = try ScenarioReader(document: document, load: loadPolicy).read()
    } catch let error as ScenarioFault {
      throw error
    } catch let error as JSONFault {
      throw ScenarioFault(error)
    } catch {
      throw ScenarioFault(JSONFault(.invalidValue("\(error)"), at: 0, in: bytes))
    }
  }
}

/// Reads the parts of a scenario.
struct ScenarioReader {
  let document: JSONDocument
  let policies: PolicyReader

  init(document: JSONDocument, load: @escaping PolicyReader.Loader) {
    self.document = document
    policies = PolicyReader(document: document, load: load)
  }

  func read() throws -> Scenario {
    var object = try JSONObjectReader(document.root, of: document)
    let nameNode = try object.require("name")
    guard let name = nameNode.string else {
      throw object.wrongKind(nameNode, expected: "a sentence")
    }
    let source = try policies.source(try object.require("policy"))
    let policy = try policies.policy(source, settings: object.take("settings"))
    let timeline = try object.require("timeline")
    try object.finish()
    guard let nodes = timeline.elements else {
      throw object.wrongKind(timeline, expected: "an array of steps")
    }
    let steps = try nodes.map { try step($0, source) }
    try checkFirstSteps(steps, nodes, object)
    return Scenario(name: name, policy: policy, steps: steps)
  }

  /// Makes sure that every device's first step is a launch that says which version runs.
  private func checkFirstSteps(
    _ steps: [ScenarioStep],
    _ nodes: [JSONNode],
    _ object: JSONObjectReader
  ) throws {
    guard !steps.isEmpty else {
      throw object.fault(
        .invalidValue("a timeline needs a step"),
        at: object.node["timeline"] ?? object.node
      )
    }
    var started: Set<String> = []
    for (step, node) in zip(steps, nodes) where started.insert(step.device).inserted {
      if case .launch(.some, .some, _, _) = step.action { continue }
      let reason = "the first step must be a 'launch' with 'version' and 'build'"
      throw object.fault(.invalidValue(reason), at: node)
    }
  }

  private func step(_ node: JSONNode, _ source: PolicyReader.Source) throws -> ScenarioStep {
    var object = try JSONObjectReader(node, of: document)
    let at = try moment(try object.require("at"), object)
    let eventNode = try object.require("event")
    let event = try name(eventNode, "event", of: StepKind.self, object)
    let device = try object.takeString("device") ?? ""
    let action = try action(event, &object, source)
    try object.finish()
    let position = document.position(at: node.range.lowerBound)
    return ScenarioStep(position: position, at: at, device: device, action: action)
  }

  /// Reads a duration since the epoch that a moment can be made of.
  func moment(_ node: JSONNode, _ object: JSONObjectReader) throws(JSONFault) -> Period {
    let period = try duration(node, object)
    guard period <= Self.longest, .zero - Self.longest <= period else {
      throw object.fault(
        .invalidValue("\(period) lies too far away; \(Self.longest) is the most"),
        at: node
      )
    }
    return period
  }

  /// Beyond this a moment could not be told any more.
  private static let longest = Period.days(73_000)

  func duration(_ node: JSONNode, _ object: JSONObjectReader) throws(JSONFault) -> Period {
    guard let text = node.string else {
      throw object.wrongKind(node, expected: "a duration such as 'P10D'")
    }
    guard let period = Period(iso8601: text) else {
      let reason =
        "\(quoted(text)) is no duration of days, hours, minutes and seconds such as 'P10D' or 'PT23H59M59.5S'"
      throw object.fault(.invalidValue(reason), at: node)
    }
    return period
  }

  /// Reads one of the names of an enum.
  func name<Name: RawRepresentable & CaseIterable>(
    _ node: JSONNode,
    _ kind: String,
    of type: Name.Type,
    _ object: JSONObjectReader
  ) throws(JSONFault) -> Name where Name.RawValue == String {
    guard let text = node.string else {
      throw object.wrongKind(node, expected: "the name of a \(kind)")
    }
    guard let name = Name(rawValue: text) else {
      let known = Name.allCases.map(\.rawValue)
      throw object.fault(.invalidValue(unknownName(kind, text, among: known)), at: node)
    }
    return name
  }
}
