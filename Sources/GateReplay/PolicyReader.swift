import Diagnostics
package import JSONDocument
package import PromptGate

/// Reads policies: a preset with its settings, an object, or a file.
package struct PolicyReader {
  /// Hands out the bytes of a policy file, by the path that the scenario gives.
  package typealias Loader = (String) throws -> [UInt8]

  let document: JSONDocument
  let load: Loader

  /// Where the settings of a scenario come from.
  enum Source {
    case preset(Preset)
    case fixed(GatePolicy)
  }

  /// Reads a policy from the JSON that `policyText` gives.
  ///
  /// - Throws: what is wrong and where.
  package static func policy(json bytes: [UInt8]) throws(JSONFault) -> GatePolicy {
    try JSONDocument(bytes).decode(GatePolicy.self)
  }

  /// Reads what a scenario has under `policy`.
  func source(_ node: JSONNode) throws(ScenarioFault) -> Source {
    guard let name = node.string else {
      guard node.members != nil else {
        throw fault(
          .wrongKind(found: node.value.kind, expected: "the id of a policy, or an object"),
          node
        )
      }
      do { return .fixed(try document.decode(GatePolicy.self, from: node)) } catch {
        throw ScenarioFault(error)
      }
    }
    if let preset = Preset(rawValue: name) { return .preset(preset) }
    guard name.contains("/") || name.hasSuffix(".json") else {
      let known = Preset.allCases.map(\.rawValue)
      throw fault(.invalidValue(unknownName("policy", name, among: known)), node)
    }
    return .fixed(try policy(at: name, node))
  }

  private func policy(at path: String, _ node: JSONNode) throws(ScenarioFault) -> GatePolicy {
    let bytes: [UInt8]
    do { bytes = try load(path) } catch {
      throw fault(.invalidValue("the policy \(quoted(path)) cannot be read: \(error)"), node)
    }
    do { return try Self.policy(json: bytes) } catch {
      throw ScenarioFault(error, policyPath: path)
    }
  }

  /// The policy that a preset becomes with these settings; any other takes none.
  func policy(_ source: Source, settings: JSONNode?) throws(ScenarioFault) -> GatePolicy {
    switch source {
    case .fixed(let policy):
      guard let settings, settings.members?.isEmpty != true else { return policy }
      throw fault(.invalidValue("settings go with a preset; this policy has its own"), settings)
    case .preset(let preset):
      guard let settings else { return preset.policy }
      do { return try read(preset.settings, settings).policy } catch { throw ScenarioFault(error) }
    }
  }

  private func read<Settings: PresetSettings>(
    _ type: Settings.Type,
    _ node: JSONNode
  ) throws(JSONFault) -> any PresetSettings {
    try document.decode(type, from: node)
  }

  private func fault(_ problem: JSONFault.Problem, _ node: JSONNode) -> ScenarioFault {
    ScenarioFault(JSONFault(problem, at: node.range.lowerBound, in: document.bytes))
  }
}

/// Says that a name is not known, with the nearest that is or, where none is near, with all.
func unknownName(_ kind: String, _ name: String, among known: [String]) -> String {
  let hint =
    nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
    ?? "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
  return "unknown \(kind) \(quoted(name)); \(hint)"
}
