/// One way to link to a page of a store: the rules of building it, without a value filled in.
public struct LinkTemplate: Hashable, Sendable {
  /// One URI template of a link template, and when it is the one to use.
  struct Alternative: Hashable, Sendable {
    var template: URITemplate
    /// The variables that must have a value.
    var with: [String]
    /// The kind of link it is for; `nil` for every kind.
    var kind: StoreLinkKind?
  }

  /// The stable id, such as `apple.https.apps`.
  public var id: String
  /// How its links are written.
  public var form: StoreLinkForm
  /// The systems it is for.
  var systems: [SystemRange]
  /// The names of the identifier rules it takes.
  var identifiers: [String]
  /// What the template needs besides the id to be chosen without being named.
  var required: [String]
  /// The countries it is for, in upper case; empty for all.
  var countries: [String]
  var alternatives: [Alternative]
  var fixed: [ConditionalValue]
  var opens: [ConditionalValue]
  /// Whether the scheme is another store's, which this one answers too.
  var isBorrowed: Bool
  /// On what grounds it is here.
  public var evidence: StoreLinkEvidence
  /// What the store's documents or experience say about it.
  public var note: String?
  /// Why it should not be used on today's systems.
  public var obsolete: String?

  /// The kinds of link it can give, at least on some systems.
  public var kinds: [StoreLinkKind] {
    StoreLinkKind.allCases.filter { kind in
      opens.contains { $0.name == kind.rawValue && $0.value != nil }
    }
  }

  /// What a link of `kind` opens on the newest systems; `nil` when the template gives no such link.
  public func opens(_ kind: StoreLinkKind) -> StoreLinkTarget? {
    opens(kind, on: LinkSystem())
  }

  /// The systems it is for, as the store files write them: `ios 7.1-10.2`.
  public var systemNames: [String] { systems.map(\.description) }

  /// The URI templates (RFC 6570) it is made from.
  public var uriTemplates: [String] { alternatives.map(\.template.description) }

  /// What a link of `kind` opens; `nil` when the template gives no such link.
  func opens(_ kind: StoreLinkKind, on system: LinkSystem) -> StoreLinkTarget? {
    opens.value(of: kind.rawValue, kind: kind, on: system)
      .map(StoreLinkTarget.init(rawValue:))
  }
}

/// A system a link is for.
struct LinkSystem: Hashable, Sendable {
  var platform: StorePlatform?
  var version: SystemVersion?
}
