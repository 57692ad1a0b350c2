/// A template that fits a link, and how well.
struct LinkMatch: Sendable {
  var definition: StoreDefinition
  var template: LinkTemplate
  var kind: StoreLinkKind
  var reading: LinkReading
  /// What the variables hold, decoded.
  var values: [String: String] = [:]
  /// The items of the link that the template knows nothing of.
  var leftovers: [WrittenLink.Item] = []
  var findings: [StoreLinkFinding] = []
  /// How far the link is from one made with the template; 0 for none.
  var cost: Int

  /// Whether this match says more about the link than `other`.
  func isBetter(than other: LinkMatch) -> Bool {
    (cost, template.isBorrowed ? 1 : 0) < (other.cost, other.template.isBorrowed ? 1 : 0)
  }

  /// The identifier rule that the id satisfies, or the first that the template takes.
  var identifier: (rule: IdentifierRule, id: String, fault: StoreLinkError.BadValue?)? {
    let rules = definition.identifiers.filter { template.identifiers.contains($0.name) }
    let found = rules.compactMap { rule in
      rule.id(from: values).map { id in
        (rule: rule, id: id, fault: rule.fault(in: id, storefronts: definition.storefronts))
      }
    }
    return found.first { $0.fault == nil } ?? found.first
  }
}

extension LinkMatch {
  /// Finds out how well a template fits; `nil` when the part before the query does not.
  init?(
    _ link: WrittenLink,
    as reading: LinkReading,
    by form: LinkForm,
    in definition: StoreDefinition
  ) {
    guard
      let found = form.shape.base.match(reading.base[...], ignoringCase: reading.ignoresCase)
    else { return nil }
    self.init(
      definition: definition,
      template: form.template,
      kind: form.kind,
      reading: reading,
      cost: reading.cost
    )
    for (name, value) in found { take(value, for: name, isQuery: false) }
    matchItems(of: form.shape, with: link.items)
    cost += 2 * form.needed.count { values[$0] == nil }
    guard let identifier else { return nil }
    if identifier.fault != nil { cost += 3 }
  }

  private mutating func matchItems(of shape: LinkShape, with items: [WrittenLink.Item]) {
    var rest = items
    for item in shape.items {
      let place =
        rest.firstIndex { $0.name == item.name && fits($0, item) }
        ?? rest.firstIndex { $0.name.lowercased() == item.name.lowercased() && fits($0, item) }
      guard let place else {
        if !item.isOptional || isFixed(item.name) { cost += 2 }
        continue
      }
      let written = rest.remove(at: place)
      if written.name != item.name {
        cost += 1
        findings.append(.otherCase(written.name, expected: item.name))
      }
      for (name, value) in item.value.match((written.value ?? "")[...]) ?? [:] {
        take(value, for: name, isQuery: true)
      }
    }
    leftovers = rest
    cost += rest.reduce(0) { $0 + (definition.isVariable($1.name) ? 3 : 1) }
  }

  /// Tells whether the value of a link's item is one that the template may give it.
  private func fits(_ written: WrittenLink.Item, _ item: LinkShape.Item) -> Bool {
    guard let value = written.value, item.value.match(value[...]) != nil else { return false }
    guard item.isOptional, !definition.isVariable(item.name) else { return true }
    return template.fixedValues(item.name, kind).contains(value)
  }

  private func isFixed(_ name: String) -> Bool {
    template.fixed.contains { value in
      value.name == name && value.system == nil && value.value != nil
        && (value.kind == nil || value.kind == kind)
    }
  }

  private mutating func take(_ written: String, for name: String, isQuery: Bool) {
    if isQuery, written.contains("+") { findings.append(.plus(name)) }
    if isQuery, written.contains("=") { findings.append(.unencoded("=", in: name)) }
    let spaced = isQuery ? written.replacing("+", with: "%20") : written
    if let value = PercentEncoding.decode(spaced) {
      values[name] = value
    } else {
      values[name] = written
      findings.append(.badEscape(written))
    }
  }
}

extension LinkTemplate {
  /// The values that a variable may be fixed to in a link of `kind`, on whatever system.
  fileprivate func fixedValues(_ name: String, _ kind: StoreLinkKind) -> [String] {
    fixed.filter { $0.name == name && ($0.kind == nil || $0.kind == kind) }.compactMap(\.value)
  }
}

extension StoreDefinition {
  /// Tells whether a parameter of this store has that name in links.
  func isVariable(_ name: String) -> Bool { parameters.contains { $0.variable == name } }
}

extension StoreLinkFinding {
  fileprivate static func unencoded(_ text: String, in name: String) -> Self {
    Self(
      id: "unencoded-value",
      severity: .warning,
      message: "'\(text)' in the value of '\(name)' has to be percent-encoded, and every '&' too"
    )
  }

  fileprivate static func otherCase(_ name: String, expected: String) -> Self {
    Self(
      id: "parameter-name-case",
      severity: .warning,
      message: "parameter \(quoted(name)) is not read, since case counts: expected '\(expected)'"
    )
  }
}
