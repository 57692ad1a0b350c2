public import Testing

@testable public import StoreLinks

// What a test run shows of a long value.

extension StoreDefinition: CustomTestStringConvertible {
  public var testDescription: String { store.rawValue }
}

extension StoreLinkExample: CustomTestStringConvertible {
  public var testDescription: String {
    "\(request.store) \(request.id.prefix(40)) \(request.template ?? "")"
  }
}

extension StoreLinkCaseResult: CustomTestStringConvertible {
  public var testDescription: String { `case`.name }
}
