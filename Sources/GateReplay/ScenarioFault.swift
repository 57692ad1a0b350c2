package import JSONDocument

/// Why a scenario cannot be replayed.
package struct ScenarioFault: Error, Hashable, Sendable {
  /// The path of the policy file the fault is in, as the scenario writes it; `nil` when it is in
  /// the scenario itself.
  package var policyPath: String?
  /// What is wrong, and where.
  package var fault: JSONFault

  /// Makes a fault.
  package init(_ fault: JSONFault, policyPath: String? = nil) {
    self.policyPath = policyPath
    self.fault = fault
  }
}

extension ScenarioFault: CustomStringConvertible {
  /// The fault with its place: `4:12: unknown event 'lunch'; did you mean 'launch'?`.
  package var description: String { (policyPath.map { "\($0):" } ?? "") + "\(fault)" }
}
