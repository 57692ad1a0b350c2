/// How a link is written.
public enum StoreLinkForm: String, Hashable, Sendable, CaseIterable {
  /// A web link over https, which every browser understands.
  case https
  /// A web link over http, which only old systems and documents use.
  case http
  /// A link with the store app's own scheme, which opens that app without a browser.
  case scheme
}
