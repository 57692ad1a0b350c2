extension StoreCatalog {
  /// Reads a link back: which store and app it leads to, what it opens, what it carries, and what is wrong with it.
  ///
  /// Any text is taken; one that leads to no known store gives an explanation that says so.
  ///
  /// - Parameter url: The link, as it was found.
  /// - Returns: What the link says, with a better link where there is one.
  public func explain(_ url: String) -> LinkExplanation {
    let link = WrittenLink(url.utf8.count <= WrittenLink.longestText ? url : "")
    var failures: [StoreLinkFinding] = []
    var definitions: [StoreDefinition] = []
    for store in stores where mentions(link, in: store) {
      do throws(StoreLinkError) {
        definitions.append(try definition(of: store))
      } catch {
        failures.append(
          StoreLinkFinding(id: error.id, severity: .error, message: error.description)
        )
      }
    }
    var explanation = LinkExplanation(of: url, among: definitions)
    explanation.findings.insert(contentsOf: failures, at: 0)
    return explanation
  }
}

extension LinkExplanation {
  /// Reads a link back with no other stores in view than these.
  init(of url: String, among definitions: [StoreDefinition]) {
    guard url.utf8.count <= WrittenLink.longestText else {
      self.init(unknown: String(url.prefix(80)) + "…", findings: [.tooLong])
      return
    }
    let link = WrittenLink(url)
    let writing = WrittenLink.characterFindings(url) + link.findings
    var best: LinkMatch?
    for match in definitions.compactMap({ $0.match(link) }) {
      if let current = best, !match.isBetter(than: current) { continue }
      best = match
    }
    if let best {
      self.init(url, best, findings: writing)
    } else {
      self = .unmatched(url, link, among: definitions, findings: writing)
    }
  }

  private init(unknown url: String, findings: [StoreLinkFinding]) {
    self.url = url
    parameters = []
    self.findings = findings
  }

  private init(_ url: String, _ match: LinkMatch, findings: [StoreLinkFinding]) {
    self.url = url
    store = match.definition.store
    template = match.template.id
    id = match.identifier?.id
    kind = match.kind
    opens = match.template.opens(match.kind, on: LinkSystem())
    parameters = match.parameters
    self.findings = findings + match.allFindings
    better = self.findings.contains { $0.severity != .note } ? match.betterLink(than: url) : nil
  }

  /// Says what can be said of a link that no template fits.
  private static func unmatched(
    _ url: String,
    _ link: WrittenLink,
    among definitions: [StoreDefinition],
    findings: [StoreLinkFinding]
  ) -> LinkExplanation {
    let definition = definitions.first { $0.isHome(of: link) }
    var explanation = LinkExplanation(unknown: url, findings: findings)
    explanation.store = definition?.store
    explanation.findings.append(.noTemplate(definition?.name))
    guard let definition, let id = definition.likelyID(in: link) else { return explanation }
    explanation.id = id
    let isReview = url.lowercased().contains("review")
    let request = StoreLinkRequest(
      store: definition.store,
      id: id,
      kind: isReview ? .review : .product
    )
    explanation.better = try? definition.link(request).url
    return explanation
  }
}

extension LinkMatch {
  /// Makes a link to the same place that has none of the faults; `nil` when there is none, or it is the same.
  fileprivate func betterLink(than url: String) -> String? {
    guard let (_, id, fault) = identifier, fault == nil else { return nil }
    var request = StoreLinkRequest(store: definition.store, id: id, kind: kind)
    for parameter in soundParameters { request.set(parameter) }
    if isSound || kind == .other {
      request.template = template.id
    } else {
      request.platform = template.systems.first.map { StorePlatform(rawValue: $0.platform) }
    }
    var link = try? definition.link(request)
    if link == nil {
      request.template = nil
      request.platform = nil
      link = try? definition.link(request)
    }
    return link?.url == url ? nil : link?.url
  }

  private var isSound: Bool {
    template.obsolete == nil && !isNeedlesslyInsecure
      && !reading.findings.contains { $0.id == "obsolete-host" }
  }
}

extension StoreLinkRequest {
  fileprivate mutating func set(_ parameter: LinkExplanation.Parameter) {
    switch parameter.name {
    case "country": country = parameter.value.uppercased()
    case "language": language = parameter.value
    case "slug": slug = parameter.value
    case "affiliate": affiliate = parameter.value
    case "campaign": campaign = parameter.value
    case "provider": provider = parameter.value
    default: extra[parameter.name] = parameter.value
    }
  }
}

extension StoreLinkFinding {
  fileprivate static func noTemplate(_ name: String?) -> Self {
    Self(
      id: name == nil ? "unknown-link" : "unknown-form",
      severity: .error,
      message: name.map { "\($0) has no link of this form" }
        ?? "this leads to no store that is known"
    )
  }
}
