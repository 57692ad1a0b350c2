/// What a link is wanted for.
public enum StoreLinkKind: String, Hashable, Sendable, CaseIterable {
  /// To write a review or give a rating, or to come as near to that as the store allows.
  case review
  /// To see the app's page in the store.
  case product
  /// Neither: a developer's other apps, a search, a look-up for programs.
  case other
}
