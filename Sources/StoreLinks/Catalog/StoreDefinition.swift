/// What a store file says: how the store names apps, which parameters it takes, and its links.
public struct StoreDefinition: Hashable, Sendable {
  /// The store.
  public var store: Store
  /// The store's name for people.
  public var name: String
  /// What the store is, and what to know about it.
  public var about: String
  /// Since when and how it is closed; `nil` for a store that is open.
  public var closed: String?
  /// The ways to link to it, the one to prefer first.
  public var templates: [LinkTemplate]

  var identifiers: [IdentifierRule]
  var parameters: [ParameterRule]
  var hosts: [HostRule]
  /// Query items that are known to change nothing, with the reason.
  var ignoredItems: [String: String]
  var examples: [StoreLinkExample]
  var storefronts = Storefronts()
}

/// A host that links to a store were or are written with, and the one that should stand there.
struct HostRule: Hashable, Sendable {
  var host: String
  var now: String
  /// What is wrong with the old host.
  var expected: String

  init(_ node: JSONNode) throws(StoreFileFault) {
    let object = try JSONObject(node, allowed: ["host", "now", "expected"])
    host = try object.string("host")
    now = try object.string("now")
    expected = try object.string("expected")
  }
}
