extension StoreDefinition {
  private static let keys = [
    "store", "name", "about", "closed", "identifiers", "parameters", "hosts", "ignored",
    "templates", "examples",
  ]

  /// Reads a store file whole; anything in it that is not understood is an error.
  init(_ file: StoreFile, shared: SharedRules) throws(StoreFileError) {
    do {
      try self.init(JSONReader.read(file.bytes), shared: shared)
      try check(named: file.store)
    } catch {
      throw error.error(file: file.store.rawValue, bytes: file.bytes)
    }
  }

  private init(_ node: JSONNode, shared: SharedRules) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: Self.keys)
    store = Store(rawValue: try object.string("store"))
    name = try object.string("name")
    about = try object.string("about")
    closed = try object.stringIfPresent("closed")
    let identifiers = try object.list("identifiers") { node throws(StoreFileFault) in
      try IdentifierRule(node, shared: shared)
    }
    self.identifiers = identifiers
    parameters = try object.list("parameters") { node throws(StoreFileFault) in
      try ParameterRule(node, shared: shared)
    }
    hosts = try object.list("hosts") { node throws(StoreFileFault) in try HostRule(node) }
    ignoredItems = try ConditionalValue.list(object.node("ignored"))
      .reduce(into: [:]) { $0[$1.name] = $1.value }
    let names = identifiers.map(\.name)
    templates = try object.list("templates") { node throws(StoreFileFault) in
      try LinkTemplate(node, identifiers: names)
    }
    let store = store
    examples = try object.list("examples") { node throws(StoreFileFault) in
      try StoreLinkExample(node, store: store)
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
