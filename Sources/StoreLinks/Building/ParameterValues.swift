/// The parameters of a request as they go into a link, by variable.
struct ParameterValues {
  /// All values, those of the id and of the template included once ``complete(_:kind:system:id:)`` was called.
  private(set) var all: [String: String] = [:]
  /// The variables that the request itself gave.
  private(set) var given: Set<String> = []
  /// What is odd about the values.
  private(set) var findings: [StoreLinkFinding] = []
  private var country: String?

  /// Checks what `request` gives against the rules of the store.
  init(_ request: StoreLinkRequest, of definition: StoreDefinition) throws(StoreLinkError) {
    country = request.country?.uppercased()
    let parameters = request.parameters
    for rule in definition.parameters {
      guard let value = parameters[rule.name], definition.rule(for: rule.name, value) == rule else {
        continue
      }
      try take(value, by: rule, request, storefronts: definition.storefronts)
    }
    let known = Set(definition.parameters.map(\.name))
    if let name = request.extra.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownParameter(name, store: definition.store, known: known.sorted())
    }
    for name in parameters.keys.sorted() where !known.contains(name) {
      findings.append(.ignoredParameter(name, by: "\(definition.name) has"))
    }
  }

  private mutating func take(
    _ value: String,
    by rule: ParameterRule,
    _ request: StoreLinkRequest,
    storefronts: Storefronts
  ) throws(StoreLinkError) {
    guard !value.isEmpty else { throw .emptyParameter(rule.name) }
    for check in rule.checks
    where !check.accepts(rule.bare(value), kind: request.kind, storefronts: storefronts) {
      if check.severity == .error {
        throw .badParameter(rule.badValue(value, by: check, storefronts: storefronts))
      }
      findings.append(check.finding(parameter: rule.name, value: value))
    }
    if let needs = rule.companion, request.parameters[needs.parameter] == nil {
      throw .missingCompanion(
        parameter: rule.name,
        needs: needs.parameter,
        name: needs.error,
        expected: needs.expected
      )
    }
    all[rule.variable] = rule.linkValue(of: value)
    given.insert(rule.variable)
  }

  /// Adds what the template fixes, which gives way to what the request says, and the id.
  mutating func complete(
    _ template: LinkTemplate,
    kind: StoreLinkKind,
    system: LinkSystem,
    id: [String: String]
  ) throws(StoreLinkError) {
    let fixed = template.fixed.values(kind: kind, on: system)
    all.merge(fixed) { given, _ in given }
    all.merge(id) { _, id in id }
  }

  /// The variables that `template` has no place for.
  func unplaced(in template: LinkTemplate) -> Set<String> {
    guard !given.isEmpty else { return [] }
    var unplaced = given.subtracting(template.alternatives.flatMap(\.template.variables))
    if let country, template.countries.contains(country) { unplaced.remove("country") }
    return unplaced
  }

  /// Says which parameters had no place.
  func unplaced(in template: LinkTemplate, of definition: StoreDefinition) -> [StoreLinkFinding] {
    unplaced(in: template).map { definition.parameterName(of: $0) }.sorted()
      .map { .ignoredParameter($0, by: "template '\(template.id)' has") }
  }
}

extension StoreLinkFinding {
  fileprivate static func ignoredParameter(_ name: String, by subject: String) -> Self {
    Self(
      id: "ignored-parameter",
      severity: .warning,
      message: "\(subject) no place for a \(name), so the link is without it"
    )
  }
}

extension StoreDefinition {
  /// The rule for a value: the one whose prefix it has, or else the one without a prefix.
  func rule(for parameter: String, _ value: String) -> ParameterRule? {
    let rules = parameters.filter { $0.name == parameter }
    return rules.first { !$0.prefix.isEmpty && value.hasPrefix($0.prefix) }
      ?? rules.first { $0.prefix.isEmpty }
  }

  /// The name that a variable has in a request.
  func parameterName(of variable: String) -> String {
    parameters.first { $0.variable == variable }?.name ?? variable
  }
}

extension ParameterRule {
  /// The value without the prefix.
  func bare(_ value: String) -> String { String(value.dropFirst(prefix.count)) }

  func badValue(
    _ value: String,
    by check: ValueCheck,
    storefronts: Storefronts
  ) -> StoreLinkError.BadValue {
    StoreLinkError.BadValue(
      name: check.name,
      parameter: name,
      value: value,
      expected: check.expected,
      goodScalars: check.reach(in: bare(value)).map { $0 + prefix.unicodeScalars.count },
      suggestion: name == "country" ? storefronts.suggestion(for: value) : nil
    )
  }
}
