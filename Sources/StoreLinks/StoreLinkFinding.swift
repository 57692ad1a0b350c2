/// Something to know about a link that was built or read: a fault, a doubt or a fact.
public struct StoreLinkFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The link does not do what it is for.
    case error
    /// The link may fail, now or for some people, or says something it should not.
    case warning
    /// Nothing wrong, but good to know.
    case note
  }

  /// The stable name, such as `obsolete-host`.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// What was found and what would be right, in words.
  public var message: String

  /// Makes a finding from its stable name, its severity and its words.
  public init(id: String, severity: Severity, message: String) {
    self.id = id
    self.severity = severity
    self.message = message
  }
}
