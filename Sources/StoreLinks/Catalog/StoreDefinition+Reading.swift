extension StoreDefinition {
  private static let keys = [
    "store", "name", "about", "closed", "identifiers", "parameters", "hosts", "ignored",
    "templates", "examples",
  ]

  /// Reads a store file.
  init(_ file: StoreFile, shared: SharedRules, scope: StoreFileScope) throws(StoreFileError) {
    do throws(StoreFileFault) {
      let object = try JSONObject(JSONReader.read(file.bytes), allowed: Self.keys)
      try self.init(object, shared: shared, scope: scope)
      try check(named: file.store)
      if case .everything = scope { try readRest(of: object) }
    } catch {
      throw error.error(file: file.store.rawValue, bytes: file.bytes)
    }
  }

  private init(
    _ object: JSONObject,
    shared: SharedRules,
    scope: StoreFileScope
  ) throws(StoreFileFault) {
    store = Store(rawValue: try object.string("store"))
    name = try object.string("name")
    about = try object.string("about")
    closed = try object.stringIfPresent("closed")
    identifiers = try object.list("identifiers") { node throws(StoreFileFault) in
      try IdentifierRule(node, shared: shared)
    }
    parameters = []
    for node in try object.array("parameters") where try scope.needsParameter(node) {
      parameters.append(try ParameterRule(node, shared: shared))
    }
    let names = identifiers.map(\.name)
    templates = []
    for node in try object.array("templates") {
      let template = try JSONObject(any: node)
      guard try scope.needsTemplate(template, given: parameters) else { continue }
      templates.append(try LinkTemplate(template, identifiers: names))
    }
    hosts = []
    ignoredItems = [:]
    examples = []
  }

  /// Reads what is not needed to make a link, and checks how the parts go together.
  private mutating func readRest(of object: JSONObject) throws(StoreFileFault) {
    hosts = try object.list("hosts") { node throws(StoreFileFault) in try HostRule(node) }
    ignoredItems = try ConditionalValue.list(object.node("ignored"))
      .reduce(into: [:]) { $0[$1.name] = $1.value }
    for node in try object.array("examples") {
      examples.append(try StoreLinkExample(node, store: store))
    }
    for (index, node) in try object.array("templates").enumerated() {
      try check(templates[index], after: templates[..<index], at: node.offset)
    }
  }

  private func check(named expected: Store) throws(StoreFileFault) {
    guard store == expected else {
      let problem = StoreFileProblem.unknownWord(store.rawValue, allowed: [expected.rawValue])
      throw StoreFileFault(offset: 0, problem: problem)
    }
    guard !identifiers.isEmpty else {
      throw StoreFileFault(offset: 0, problem: .missingKey("identifiers"))
    }
  }

  private func check(
    _ template: LinkTemplate,
    after others: ArraySlice<LinkTemplate>,
    at offset: Int
  ) throws(StoreFileFault) {
    guard !others.contains(where: { $0.id == template.id }) else {
      throw StoreFileFault(offset: offset, problem: .repeatedName(template.id))
    }
    let filled = Set(
      identifiers.flatMap(\.variables) + parameters.map(\.variable) + template.fixed.map(\.name)
    )
    let used = template.alternatives.flatMap { $0.template.variables + $0.with }
    for variable in used + template.required where !filled.contains(variable) {
      throw StoreFileFault(offset: offset, problem: .unfilledVariable(variable))
    }
  }
}
