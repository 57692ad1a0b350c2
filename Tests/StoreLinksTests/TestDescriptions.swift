public import Testing

@testable public import StoreLinks

// What a test run shows of a long value.

extension StoreDefinition: CustomTestStringConvertible {
  /// What tells it apart.
  public var testDescription: String { store.rawValue }
}

extension StoreLinkExample: CustomTestStringConvertible {
  /// What tells it apart.
  public var testDescription: String {
    "\(request.store) \(request.id.prefix(40)) \(request.template ?? "")"
  }
}

extension StoreLinkCaseResult: CustomTestStringConvertible {
  /// What tells it apart.
  public var testDescription: String { `case`.name }
}
