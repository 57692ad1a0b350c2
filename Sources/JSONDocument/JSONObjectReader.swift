internal import Diagnostics

/// Takes an object apart key by key; what was not asked for in the end is unknown.
package struct JSONObjectReader {
  /// The object.
  package let node: JSONNode
  private let members: [JSONMember]
  private let document: JSONDocument
  private var known: [String] = []

  /// Starts to take an object apart.
  ///
  /// - Throws: where the node is no object, or has a key twice.
  package init(_ node: JSONNode, of document: JSONDocument) throws(JSONFault) {
    guard let members = node.members else {
      let problem = JSONFault.Problem.wrongKind(found: node.value.kind, expected: "an object")
      throw JSONFault(problem, at: node.range.lowerBound, in: document.bytes)
    }
    self.node = node
    self.members = members
    self.document = document
    var seen: [String: Int] = [:]
    for member in members {
      if let first = seen[member.key] {
        let problem = JSONFault.Problem.duplicateKey(
          member.key,
          first: document.position(at: first)
        )
        throw JSONFault(problem, at: member.keyRange.lowerBound, in: document.bytes)
      }
      seen[member.key] = member.keyRange.lowerBound
    }
  }

  /// The value under a key, or `nil` where there is none.
  package mutating func take(_ key: String) -> JSONNode? {
    known.append(key)
    return members.first { $0.key == key }?.value
  }

  /// The value under a key that has to be there.
  package mutating func require(_ key: String) throws(JSONFault) -> JSONNode {
    if let value = take(key) { return value }
    let misspelt = members.first { member in
      !known.contains(member.key) && nearestName(to: member.key, among: [key]) != nil
    }
    guard let misspelt else { throw fault(.missingKey(key), at: node) }
    let start = misspelt.keyRange.lowerBound
    throw JSONFault(.unknownKey(misspelt.key, known: [key]), at: start, in: document.bytes)
  }

  /// The text under a key, or `nil` where there is none.
  package mutating func takeString(_ key: String) throws(JSONFault) -> String? {
    guard let node = take(key) else { return nil }
    guard let text = node.string else { throw wrongKind(node, expected: "a string") }
    return text
  }

  /// The truth value under a key, or `nil` where there is none.
  package mutating func takeBoolean(_ key: String) throws(JSONFault) -> Bool? {
    guard let node = take(key) else { return nil }
    guard case .boolean(let value) = node.value else {
      throw wrongKind(node, expected: "true or false")
    }
    return value
  }

  /// Makes sure that the object has no key that was not asked for.
  package func finish() throws(JSONFault) {
    for member in members where !known.contains(member.key) {
      let problem = JSONFault.Problem.unknownKey(member.key, known: known)
      throw JSONFault(problem, at: member.keyRange.lowerBound, in: document.bytes)
    }
  }

  /// A fault at the start of a value.
  package func fault(_ problem: JSONFault.Problem, at node: JSONNode) -> JSONFault {
    JSONFault(problem, at: node.range.lowerBound, in: document.bytes)
  }

  /// The fault that a value is of another kind than the one that belongs there.
  package func wrongKind(_ node: JSONNode, expected: String) -> JSONFault {
    fault(.wrongKind(found: node.value.kind, expected: expected), at: node)
  }
}
