/// Rules that many stores have in common; a store file names them instead of repeating them.
struct SharedRules: Hashable, Sendable {
  var identifiers: [String: IdentifierRule] = [:]
  var checks: [String: [ValueCheck]] = [:]

  static let none = SharedRules()
}

extension SharedRules {
  init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: ["identifiers", "checks"])
    if let lists = object.node("checks") {
      for member in try JSONObject(any: lists).members {
        checks[member.name] = try ValueCheck.list(member.node, shared: self)
      }
    }
    for node in try object.array("identifiers") {
      let rule = try IdentifierRule(node, shared: self)
      identifiers[rule.name] = rule
    }
  }
}

extension ValueCheck {
  /// Reads a list of checks, or takes the shared list of that name.
  static func list(
    _ node: JSONNode?,
    shared: SharedRules
  ) throws(StoreFileFault) -> [ValueCheck] {
    guard let node else { return [] }
    if case .string(let name) = node.value {
      guard let checks = shared.checks[name] else {
        let problem = StoreFileProblem.unknownWord(name, allowed: shared.checks.keys.sorted())
        throw StoreFileFault(offset: node.offset, problem: problem)
      }
      return checks
    }
    guard case .array(let nodes) = node.value else { throw node.fault("an array or a name") }
    var checks: [ValueCheck] = []
    for node in nodes { checks.append(try ValueCheck(node)) }
    return checks
  }
}
