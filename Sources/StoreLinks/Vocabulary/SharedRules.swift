/// Rules that many stores have in common; a store file names them instead of repeating them.
struct SharedRules {
  private let identifiers: [JSONMember]
  private let checks: [JSONMember]

  init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: ["identifiers", "checks"])
    identifiers = try object.node("identifiers")?.members() ?? []
    checks = try object.node("checks")?.members() ?? []
  }

  /// The identifier rule of the name that `node` says.
  func identifier(_ node: JSONNode) throws(StoreFileFault) -> IdentifierRule {
    try IdentifierRule(Self.find(node, in: identifiers), shared: self)
  }

  /// The checks of the name that `node` says.
  func checks(_ node: JSONNode) throws(StoreFileFault) -> [ValueCheck] {
    try ValueCheck.list(Self.find(node, in: checks), shared: self)
  }

  private static func find(
    _ node: JSONNode,
    in members: [JSONMember]
  ) throws(StoreFileFault) -> JSONNode {
    let name = try node.string()
    guard let member = members.first(where: { $0.name == name }) else {
      let problem = StoreFileProblem.unknownWord(name, allowed: members.map(\.name))
      throw StoreFileFault(offset: node.offset, problem: problem)
    }
    return member.node
  }
}

extension ValueCheck {
  /// Reads a list of checks, or takes the shared list of that name.
  static func list(
    _ node: JSONNode?,
    shared: SharedRules
  ) throws(StoreFileFault) -> [ValueCheck] {
    guard let node else { return [] }
    if node.kind == .string { return try shared.checks(node) }
    var checks: [ValueCheck] = []
    for node in try node.array() { checks.append(try ValueCheck(node)) }
    return checks
  }
}
