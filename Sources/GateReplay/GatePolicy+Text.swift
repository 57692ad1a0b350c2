import JSONDocument
package import PromptGate

extension GatePolicy {
  /// The policy as JSON text, keys sorted: what `PolicyReader.policy(json:)` reads.
  ///
  /// - Throws: when the policy has a number that JSON cannot write.
  package func jsonText() throws -> String {
    try JSONNode(encoding: self).prettyText + "\n"
  }
}
