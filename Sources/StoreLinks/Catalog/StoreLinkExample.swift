/// A request and what must come of it, as a store file or a case file has them.
package struct StoreLinkExample: Hashable, Sendable {
  /// What a request must lead to.
  package enum Outcome: Hashable, Sendable {
    /// This link, opening that.
    case link(String, opens: String?)
    /// The error of this stable name.
    case error(String)
  }

  package var request: StoreLinkRequest
  package var outcome: Outcome

  package init(request: StoreLinkRequest, outcome: Outcome) {
    self.request = request
    self.outcome = outcome
  }

  private static let keys = [
    "id", "kind", "platform", "osVersion", "form", "template", "country", "language", "slug",
    "affiliate", "campaign", "provider", "extra", "orProduct", "url", "opens", "error",
  ]

  init(_ node: JSONNode, store: Store) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: Self.keys)
    request = StoreLinkRequest(store: store, id: try object.string("id"))
    if object.node("kind") != nil { request.kind = try object.word("kind") }
    request.form = try object.wordIfPresent("form")
    request.platform = try object.stringIfPresent("platform").map(StorePlatform.init(rawValue:))
    request.osVersion = try object.stringIfPresent("osVersion")
    request.template = try object.stringIfPresent("template")
    request.acceptsProductPage = try object.node("orProduct")?.boolean() ?? false
    for value in try ConditionalValue.list(object.node("extra")) {
      request.extra[value.name] = value.value
    }
    if let error = try object.stringIfPresent("error") {
      outcome = .error(error)
    } else {
      outcome = .link(try object.string("url"), opens: try object.stringIfPresent("opens"))
    }
    try request.takeParameters(of: object)
  }
}

extension StoreLinkRequest {
  /// Takes the parameters that have a key of their own in examples and cases.
  mutating func takeParameters(of object: JSONObject) throws(StoreFileFault) {
    country = try object.stringIfPresent("country")
    language = try object.stringIfPresent("language")
    slug = try object.stringIfPresent("slug")
    affiliate = try object.stringIfPresent("affiliate")
    campaign = try object.stringIfPresent("campaign")
    provider = try object.stringIfPresent("provider")
  }
}
