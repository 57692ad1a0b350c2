/// Why the system did not do what it was asked for.
struct SystemFailure: Error, Hashable, Sendable {
  /// The system's own words.
  let reason: String
}

extension SystemFailure: CustomStringConvertible {
  /// The reason alone, for a failure that says what was asked for.
  var description: String { reason }
}
