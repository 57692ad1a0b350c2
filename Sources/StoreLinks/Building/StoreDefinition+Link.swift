extension StoreDefinition {
  /// Gives the link to this store that `request` asks for.
  ///
  /// The id is checked first, then the parameters, and last it is seen whether there is such a link at all.
  ///
  /// - Throws: ``StoreLinkError`` when a part of the request is not allowed or no link answers it.
  public func link(_ request: StoreLinkRequest) throws(StoreLinkError) -> StoreLink {
    let system = try LinkSystem(request)
    let search = try TemplateSearch(request, system: system, in: self)
    let rules = try identifierRules(for: request.id, among: search.identifiers)
    var values = try ParameterValues(request, of: self)
    let (template, kind) = try search.choose(for: rules, given: values)
    guard let rule = rules.first(where: { template.identifiers.contains($0.name) }),
      let opens = template.opens(kind, on: system)
    else { throw .noStoreLink(search.failure) }
    try values.complete(
      template,
      kind: kind,
      system: system,
      id: rule.values(of: request.id)
    )
    let alternative = try template.alternative(kind: kind, values: values, of: self)
    return StoreLink(
      url: alternative.template.expand(values.all),
      store: store,
      template: template.id,
      opens: opens,
      findings: findings(request, rule: rule, template: template, values: values, system: system)
    )
  }

  private func findings(
    _ request: StoreLinkRequest,
    rule: IdentifierRule,
    template: LinkTemplate,
    values: ParameterValues,
    system: LinkSystem
  ) -> [StoreLinkFinding] {
    let doubts = rule.doubts(about: request.id, kind: request.kind, storefronts: storefronts)
    return doubts + values.findings + values.unplaced(in: template, of: self)
      + template.doubts(on: system, isNamed: request.template != nil) + closedFinding
  }

  private var closedFinding: [StoreLinkFinding] {
    closed.map { [StoreLinkFinding(id: "store-closed", severity: .warning, message: $0)] } ?? []
  }
}

extension LinkSystem {
  init(_ request: StoreLinkRequest) throws(StoreLinkError) {
    if let platform = request.platform, !StorePlatform.all.contains(platform) {
      throw .unknownPlatform(platform.rawValue)
    }
    platform = request.platform
    if let text = request.osVersion {
      guard let version = SystemVersion(text) else { throw .badSystemVersion(text) }
      self.version = version
    }
  }
}

extension LinkTemplate {
  /// The first URI template for links of `kind` whose needs are met.
  func alternative(
    kind: StoreLinkKind,
    values: ParameterValues,
    of definition: StoreDefinition
  ) throws(StoreLinkError) -> Alternative {
    let fitting = alternatives.filter { $0.kind == nil || $0.kind == kind }
    let needed = required + (fitting.last?.with ?? [])
    if let missing = needed.first(where: { values.all[$0] == nil }) {
      throw .missingParameter(definition.parameterName(of: missing), template: id)
    }
    guard let found = fitting.first(where: { $0.with.allSatisfy { values.all[$0] != nil } }) else {
      throw .missingParameter("parameter", template: id)
    }
    return found
  }

  /// What to know when this template is used on `system`.
  fileprivate func doubts(on system: LinkSystem, isNamed: Bool) -> [StoreLinkFinding] {
    let fits = systems.contains { $0.holds(system.platform, system.version) }
    let isForSystem = fits && system.version != nil
    if let obsolete, !isForSystem {
      return [StoreLinkFinding(id: "obsolete-template", severity: .warning, message: obsolete)]
    }
    guard isNamed, !fits, let platform = system.platform else { return [] }
    let message = "template '\(id)' is not among those for '\(platform)'"
    return [StoreLinkFinding(id: "template-for-other-system", severity: .note, message: message)]
  }
}
