extension StoreDefinition {
  /// The identifier rules that `id` satisfies, of those the candidate templates take.
  ///
  /// - Throws: the fault of the rule that the id comes nearest to, when it satisfies none.
  func identifierRules(
    for id: String,
    among candidates: [LinkTemplate]
  ) throws(StoreLinkError) -> [IdentifierRule] {
    let usual = templates.filter { !$0.systems.isEmpty && $0.kinds != [.other] }
    let taken = Set((candidates.isEmpty ? usual : candidates).flatMap(\.identifiers))
    let rules = identifiers.filter { taken.contains($0.name) }
    guard !id.isEmpty else {
      throw .emptyIdentifier(store: store, expected: alternatives(rules.map(\.example)))
    }
    let fitting = rules.filter { $0.fault(in: id, storefronts: storefronts) == nil }
    guard fitting.isEmpty else { return fitting }
    let nearest = rules.max { $0.likeness(to: id) < $1.likeness(to: id) }
    guard let fault = nearest?.fault(in: id, storefronts: storefronts) else { return [] }
    throw .badIdentifier(fault)
  }
}

extension IdentifierRule {
  /// The first error in `id`; `nil` when it is a good one.
  func fault(in id: String, storefronts: Storefronts) -> StoreLinkError.BadValue? {
    for check in checks where check.severity == .error {
      guard !check.accepts(id, kind: nil, storefronts: storefronts) else { continue }
      return StoreLinkError.BadValue(
        name: check.name,
        parameter: "id",
        value: id,
        expected: check.expected,
        goodScalars: check.reach(in: id),
        suggestion: nil
      )
    }
    return nil
  }

  /// What is not wrong with `id`, but odd.
  func doubts(about id: String, kind: StoreLinkKind, storefronts: Storefronts) -> [StoreLinkFinding]
  {
    checks.filter {
      $0.severity != .error && !$0.accepts(id, kind: kind, storefronts: storefronts)
    }
    .map { $0.finding(parameter: "id", value: id) }
  }

  /// How much of the start of `id` this rule accepts; letters of the wrong case count as right.
  fileprivate func likeness(to id: String) -> Int {
    let reach = checks.first.flatMap { check in
      [id, id.uppercased(), id.lowercased()].compactMap { check.reach(in: $0) }.max()
    }
    return reach ?? 0
  }
}

extension ValueCheck {
  /// Says that `value` does not hold.
  func finding(parameter: String, value: String) -> StoreLinkFinding {
    StoreLinkFinding(
      id: name,
      severity: severity,
      message: "\(parameter) \(quoted(value)): \(expected)"
    )
  }
}
