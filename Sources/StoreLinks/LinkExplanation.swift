/// What a link that was found somewhere says, read backwards out of the templates.
public struct LinkExplanation: Hashable, Sendable {
  /// A parameter that was found in a link.
  public struct Parameter: Hashable, Sendable {
    /// The name in a request, such as `campaign`.
    public var name: String
    /// The name in the link, such as `ct`; for a part of the path the name of its place in the template.
    public var linkName: String
    /// The value, decoded.
    public var value: String
  }

  /// The link as it was given.
  public var url: String
  /// The store; `nil` when the link leads to none that is known.
  public var store: Store?
  /// The template that fits it best; `nil` when none does.
  public var template: String?
  /// The app, as the store names it.
  public var id: String?
  /// What the link is for.
  public var kind: StoreLinkKind?
  /// What it opens, as far as a document or working code says so.
  public var opens: StoreLinkTarget?
  /// The parameters, in the order of the store's rules.
  public var parameters: [Parameter]
  /// What is wrong with it and what is good to know.
  public var findings: [StoreLinkFinding]
  /// The link that would be right, when this one is not and a better one can be made.
  public var better: String?
}
