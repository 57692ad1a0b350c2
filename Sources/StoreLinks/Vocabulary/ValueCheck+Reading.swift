extension ValueCheck {
  private static let keys = [
    "error", "warning", "note", "expected", "kind", "matches", "avoids", "minCharacters",
    "maxCharacters", "maxBytes", "maxEncodedCharacters", "from", "through", "list",
  ]

  init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: Self.keys)
    (severity, name) = try Self.severity(of: object)
    expected = try object.string("expected")
    kind = try object.node("kind").map { node throws(StoreFileFault) in
      try StoreLinkKind(word: node)
    }
    requirements = try Self.patterns(of: object) + Self.limits(of: object)
    guard !requirements.isEmpty else { throw node.fault("something to check, such as 'matches'") }
  }

  private static func severity(
    of object: JSONObject
  ) throws(StoreFileFault) -> (StoreLinkFinding.Severity, String) {
    if let name = try object.stringIfPresent("warning") { return (.warning, name) }
    if let name = try object.stringIfPresent("note") { return (.note, name) }
    return (.error, try object.string("error"))
  }

  private static func patterns(of object: JSONObject) throws(StoreFileFault) -> [Requirement] {
    var requirements: [Requirement] = []
    if let node = object.node("matches") { requirements.append(.matches(try pattern(node))) }
    if let node = object.node("avoids") { requirements.append(.avoids(try pattern(node))) }
    return requirements
  }

  static func pattern(_ node: JSONNode) throws(StoreFileFault) -> TextPattern {
    let text = try node.string()
    do {
      return try TextPattern(text)
    } catch {
      let problem = StoreFileProblem.badPattern(text, expected: error.expected)
      throw StoreFileFault(offset: node.offset, problem: problem)
    }
  }

  private static func limits(of object: JSONObject) throws(StoreFileFault) -> [Requirement] {
    var requirements: [Requirement] = []
    let least = try object.integerIfPresent("minCharacters")
    let most = try object.integerIfPresent("maxCharacters")
    if least != nil || most != nil {
      let least = least ?? 0
      requirements.append(.characters(least: least, most: max(least, most ?? Int.max)))
    }
    if let most = try object.integerIfPresent("maxBytes") {
      requirements.append(.bytes(most: most))
    }
    if let most = try object.integerIfPresent("maxEncodedCharacters") {
      requirements.append(.encodedCharacters(most: most))
    }
    if let from = try object.stringIfPresent("from") {
      requirements.append(.range(from: from, through: try object.string("through")))
    }
    if let node = object.node("list") {
      guard try node.string() == "app-store-storefronts" else {
        let problem = StoreFileProblem.unknownWord(
          try node.string(),
          allowed: ["app-store-storefronts"]
        )
        throw StoreFileFault(offset: node.offset, problem: problem)
      }
      requirements.append(.storefront)
    }
    return requirements
  }
}

extension StoreLinkKind {
  init(word node: JSONNode) throws(StoreFileFault) {
    let word = try node.string()
    guard let kind = Self(rawValue: word) else {
      let allowed = Self.allCases.map(\.rawValue)
      throw StoreFileFault(offset: node.offset, problem: .unknownWord(word, allowed: allowed))
    }
    self = kind
  }
}
