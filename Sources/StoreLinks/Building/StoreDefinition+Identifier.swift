extension StoreDefinition {
  /// The identifier rules that `id` satisfies, of those named, or of all usual ones when none is named.
  ///
  /// - Throws: the fault of the rule that the id comes nearest to, when it satisfies none.
  func identifierRules(
    for id: String,
    among names: Set<String>
  ) throws(StoreLinkError) -> [IdentifierRule] {
    let taken = names.isEmpty ? usualIdentifiers : names
    let rules = identifiers.filter { taken.contains($0.name) }
    guard !id.isEmpty else {
      throw .emptyIdentifier(store: store, expected: alternatives(rules.map(\.example)))
    }
    let fitting = rules.filter { $0.fault(in: id, storefronts: storefronts) == nil }
    guard fitting.isEmpty else { return fitting }
    let likenesses = rules.map { $0.likeness(to: id) }
    let nearest = zip(rules, likenesses).first { $0.1 == likenesses.max() }?.0
    guard let fault = nearest?.fault(in: id, storefronts: storefronts) else { return [] }
    throw .badIdentifier(fault)
  }

  /// The names of the identifier rules of apps: not those of developers, nor of templates that must be named.
  var usualIdentifiers: Set<String> {
    let usual = templates.filter { !$0.systems.isEmpty && $0.kinds != [.other] }
    return Set(usual.flatMap(\.identifiers))
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

  /// How near `id` comes to this rule: how much of its start is good, less when it is not complete or when letters
  /// have the wrong case.
  fileprivate func likeness(to id: String) -> Int {
    guard let check = checks.first else { return 0 }
    let spellings = [(id, 0), (id.uppercased(), 1), (id.lowercased(), 1)]
    let likenesses = spellings.map { spelling, penalty in
      let reach = check.reach(in: spelling) ?? 0
      let isWhole = check.accepts(spelling, kind: nil, storefronts: Storefronts())
      let isUnfinished = reach == spelling.unicodeScalars.count && !isWhole
      return reach - penalty - (isUnfinished ? 2 : 0)
    }
    return likenesses.max() ?? 0
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
