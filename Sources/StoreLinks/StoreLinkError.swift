/// Why there is no link: what was asked for and what would have been possible.
public enum StoreLinkError: Error, Hashable, Sendable {
  /// There is no store of that name.
  case unknownStore(String, known: [String])
  /// The store has no template of that name.
  case unknownTemplate(String, store: Store, known: [String])
  /// There is no platform of that name.
  case unknownPlatform(String)
  /// The version of the system cannot be read.
  case badSystemVersion(String)
  /// The store has no parameter of that name.
  case unknownParameter(String, store: Store, known: [String])
  /// The template named writes its links in another form than the one asked for.
  case otherForm(template: String, form: StoreLinkForm, wanted: StoreLinkForm)
  /// The id is empty.
  case emptyIdentifier(store: Store, expected: String)
  /// The id does not have the form it must have.
  case badIdentifier(BadValue)
  /// A parameter is given, but empty.
  case emptyParameter(String)
  /// A parameter has a value that is not allowed.
  case badParameter(BadValue)
  /// A parameter means nothing without another one.
  case missingCompanion(parameter: String, needs: String, name: String, expected: String)
  /// The template named needs a parameter that was not given.
  case missingParameter(String, template: String)
  /// The store has no link to a review, at least not of the kind asked for.
  case noReviewLink(Search)
  /// The store has no link at all of the kind asked for.
  case noStoreLink(Search)
  /// The store's file cannot be used.
  case badStoreFile(StoreFileError)

  /// A value that is not allowed.
  public struct BadValue: Hashable, Sendable {
    /// The stable name of the fault, such as `bad-package-name`.
    public var name: String
    /// What it was given for: `id`, `campaign`, `country`.
    public var parameter: String
    /// What was given.
    public var value: String
    /// What is allowed, in words.
    public var expected: String
    /// How many Unicode scalars at the start of the value were good, when one can tell.
    public var goodScalars: Int?
    /// A value that was probably meant.
    public var suggestion: String?
  }

  /// What was looked for without success.
  public struct Search: Hashable, Sendable {
    /// The store.
    public var store: Store
    /// The store's name for people.
    public var storeName: String
    /// The kind of link.
    public var kind: StoreLinkKind
    /// The platform asked for.
    public var platform: StorePlatform?
    /// The form asked for.
    public var form: StoreLinkForm?
    /// The template asked for.
    public var template: String?
  }
}

extension StoreLinkError {
  /// The stable name of the error, such as `bad-package-name` or `no-review-link`.
  public var id: String {
    switch self {
    case .unknownStore: "unknown-store"
    case .unknownTemplate: "unknown-template"
    case .unknownPlatform: "unknown-platform"
    case .badSystemVersion: "bad-os-version"
    case .unknownParameter: "unknown-parameter"
    case .otherForm: "template-of-other-form"
    case .emptyIdentifier: "empty-id"
    case .badIdentifier(let bad), .badParameter(let bad): bad.name
    case .emptyParameter: "empty-parameter"
    case .missingCompanion(_, _, let name, _): name
    case .missingParameter: "missing-parameter"
    case .noReviewLink: "no-review-link"
    case .noStoreLink: "no-store-link"
    case .badStoreFile: "bad-store-file"
    }
  }
}
