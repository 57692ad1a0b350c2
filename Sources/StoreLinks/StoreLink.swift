/// A finished link to an app in a store.
///
/// ```swift
/// let url = try StoreLink(.appleAppStore, id: "284882215").url
/// // https://apps.apple.com/app/id284882215?action=write-review
/// ```
public struct StoreLink: Hashable, Sendable {
  /// The link, in nothing but characters that RFC 3986 allows.
  public var url: String
  /// The store it leads to.
  public var store: Store
  /// The id of the template it was made with.
  public var template: String
  /// What it opens.
  public var opens: StoreLinkTarget
  /// What to know about it, such as a parameter that had no place; no errors.
  public var findings: [StoreLinkFinding]

  /// Gives the link to the review of an app, or to another page of it.
  ///
  /// - Parameters:
  ///   - store: The store, such as `.appleAppStore`, or the name of one in a literal.
  ///   - id: How the store names the app; always text.
  ///   - kind: What the link is wanted for.
  ///   - catalog: Where stores are looked up.
  /// - Throws: ``StoreLinkError`` when there is no such store or link or the id cannot be one.
  public init(
    _ store: Store,
    id: String,
    kind: StoreLinkKind = .review,
    in catalog: StoreCatalog = StoreCatalog()
  ) throws(StoreLinkError) {
    self = try catalog.link(StoreLinkRequest(store: store, id: id, kind: kind))
  }

  /// Gives the link that `request` asks for.
  ///
  /// - Throws: ``StoreLinkError`` when a part of the request is not allowed or no link answers it.
  public init(
    _ request: StoreLinkRequest,
    in catalog: StoreCatalog = StoreCatalog()
  ) throws(StoreLinkError) {
    self = try catalog.link(request)
  }

  init(
    url: String,
    store: Store,
    template: String,
    opens: StoreLinkTarget,
    findings: [StoreLinkFinding]
  ) {
    self.url = url
    self.store = store
    self.template = template
    self.opens = opens
    self.findings = findings
  }
}
