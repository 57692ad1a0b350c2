/// On what grounds a link template is part of this package.
public enum StoreLinkEvidence: String, Hashable, Sendable, CaseIterable {
  /// The store's own document, a maintainer's statement or a library's source says so.
  case documented
  /// Public code builds this link; whether the store still honours it was not checked.
  case inUse = "in-use"
  /// It is commonly known, but nothing that says so was found.
  case unverified
}
