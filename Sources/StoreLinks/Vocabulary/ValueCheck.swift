/// One thing an id or a parameter is held against, and the name of the fault when it does not hold.
struct ValueCheck: Hashable, Sendable {
  enum Requirement: Hashable, Sendable {
    case matches(TextPattern)
    case avoids(TextPattern)
    case characters(least: Int, most: Int)
    case bytes(most: Int)
    case encodedCharacters(most: Int)
    case range(from: String, through: String)
    case storefront
  }

  /// How bad a fault is: an error stops a link from being built, anything else is said beside it.
  var severity: StoreLinkFinding.Severity
  /// The name of the fault, such as `campaign-too-long`.
  var name: String
  /// What is allowed, in words.
  var expected: String
  /// The kind of link for which alone the check counts.
  var kind: StoreLinkKind?
  var requirements: [Requirement]

  /// Tells whether `value` holds in a link of `kind`.
  func accepts(_ value: String, kind: StoreLinkKind?, storefronts: Storefronts) -> Bool {
    if let only = self.kind, only != kind { return true }
    return requirements.allSatisfy { $0.accepts(value, storefronts: storefronts) }
  }

  /// The number of scalars at the start of `value` that are good; `nil` when nothing can be pointed at.
  func reach(in value: String) -> Int? {
    for case .matches(let pattern) in requirements { return pattern.reach(in: value) }
    return nil
  }
}

extension ValueCheck.Requirement {
  fileprivate func accepts(_ value: String, storefronts: Storefronts) -> Bool {
    switch self {
    case .matches(let pattern): pattern.matches(value)
    case .avoids(let pattern): !pattern.matches(value)
    case .characters(let least, let most): (least...most).contains(value.unicodeScalars.count)
    case .bytes(let most): value.utf8.count <= most
    case .encodedCharacters(let most): PercentEncoding.encode(value).utf8.count <= most
    case .range(let from, let through):
      !Self.isLess(value, from) && !Self.isLess(through, value)
    case .storefront: storefronts.contains(value)
    }
  }

  /// Compares decimal numbers of any length; leading zeros do not count.
  private static func isLess(_ left: String, _ right: String) -> Bool {
    let left = left.utf8.drop { $0 == 0x30 }
    let right = right.utf8.drop { $0 == 0x30 }
    return left.count == right.count
      ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }
}
