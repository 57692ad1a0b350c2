extension LinkTemplate {
  private static let keys = [
    "id", "form", "on", "identifiers", "requires", "countries", "url", "urls", "fixed", "opens",
    "borrowed", "evidence", "note", "obsolete",
  ]

  /// Reads a template; `identifiers` are the names of the store's identifier rules, all of which it takes by default.
  init(_ object: JSONObject, identifiers known: [String]) throws(StoreFileFault) {
    try object.check(Self.keys)
    id = try object.string("id")
    form = try object.word("form")
    evidence = try object.word("evidence")
    systems = try object.list("on") { node throws(StoreFileFault) in
      try SystemRange(node.string(), offset: node.offset)
    }
    identifiers = try object.strings("identifiers")
    for node in try object.array("identifiers") where !known.contains(try node.string()) {
      let problem = StoreFileProblem.unknownWord(try node.string(), allowed: known)
      throw StoreFileFault(offset: node.offset, problem: problem)
    }
    if identifiers.isEmpty { identifiers = known }
    required = try object.strings("requires")
    countries = try object.strings("countries")
    alternatives = try Self.alternatives(of: object)
    fixed = try ConditionalValue.list(object.node("fixed"))
    opens = try Self.targets(object.node("opens"), of: object)
    isBorrowed = try object.node("borrowed")?.boolean() ?? false
    note = try object.stringIfPresent("note")
    obsolete = try object.stringIfPresent("obsolete")
  }

  private static func alternatives(of object: JSONObject) throws(StoreFileFault) -> [Alternative] {
    if let node = object.node("url") {
      return [Alternative(template: try template(node), with: [], kind: nil)]
    }
    let alternatives = try object.list("urls") { node throws(StoreFileFault) in
      try Alternative(node)
    }
    guard !alternatives.isEmpty else {
      throw StoreFileFault(offset: object.offset, problem: .missingKey("url"))
    }
    return alternatives
  }

  fileprivate static func template(_ node: JSONNode?) throws(StoreFileFault) -> URITemplate {
    guard let node else { throw StoreFileFault(offset: 0, problem: .missingKey("url")) }
    let text = try node.string()
    do {
      return try URITemplate(text)
    } catch {
      let problem = StoreFileProblem.badTemplate(text, expected: error.expected)
      throw StoreFileFault(offset: node.offset, problem: problem)
    }
  }

  private static func targets(
    _ node: JSONNode?,
    of object: JSONObject
  ) throws(StoreFileFault) -> [ConditionalValue] {
    guard let node else {
      throw StoreFileFault(offset: object.offset, problem: .missingKey("opens"))
    }
    let targets = try ConditionalValue.list(node)
    for target in targets {
      let kinds = StoreLinkKind.allCases.map(\.rawValue)
      guard kinds.contains(target.name) else {
        throw StoreFileFault(
          offset: node.offset,
          problem: .unknownWord(target.name, allowed: kinds)
        )
      }
      let known = StoreLinkTarget.all.map(\.rawValue)
      if let value = target.value, !known.contains(value) {
        throw StoreFileFault(offset: node.offset, problem: .unknownWord(value, allowed: known))
      }
    }
    return targets
  }
}

extension LinkTemplate.Alternative {
  fileprivate init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: ["url", "with", "kind"])
    template = try LinkTemplate.template(object.node("url"))
    with = try object.strings("with")
    kind = try object.node("kind").map { node throws(StoreFileFault) in
      try StoreLinkKind(word: node)
    }
  }
}

extension JSONObject {
  /// The value under `key`, which must be one of the words of `Word`.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(StoreFileFault) -> Word {
    let text = try string(key)
    guard let word = Word(rawValue: text) else {
      let allowed = Word.allCases.map(\.rawValue)
      throw StoreFileFault(
        offset: node(key)?.offset ?? offset,
        problem: .unknownWord(text, allowed: allowed)
      )
    }
    return word
  }

  /// The value under `key`, or `nil` where there is none or it is `null`.
  func wordIfPresent<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(StoreFileFault) -> Word? {
    guard let node = node(key), node.kind != .null else { return nil }
    return try word(key)
  }
}
