import Diagnostics

extension JSONDocument {
  /// Reads a value from the document, strictly: a key that the type does not ask for is a fault, as
  /// is one given twice.
  ///
  /// - Parameters:
  ///   - type: the type to read.
  ///   - node: the part of the document to read it from; `nil` for the whole.
  /// - Returns: the value.
  /// - Throws: what is wrong and where, with the keys that would have been known.
  package func decode<Value: Decodable>(
    _ type: Value.Type,
    from node: JSONNode? = nil
  ) throws(JSONFault) -> Value {
    let node = node ?? root
    if let duplicate = firstDuplicateKey() { throw duplicate }
    let keys = KeyLog()
    let value: Value
    do {
      value = try TreeDecoder(node: node, codingPath: [], keys: keys).read(type)
    } catch {
      throw fault(error, below: node)
    }
    if let unknown = keys.firstUnknown(below: node) {
      throw JSONFault(
        .unknownKey(unknown.member.key, known: unknown.known),
        at: unknown.member.keyRange.lowerBound,
        in: bytes
      )
    }
    return value
  }

  private func fault(_ error: any Error, below node: JSONNode) -> JSONFault {
    guard let error = error as? DecodingError else {
      return JSONFault(.invalidValue("\(error)"), at: node.range.lowerBound, in: bytes)
    }
    let (problem, path) = error.problem(below: node)
    let place = node.at(path)
    if case .missingKey(let key) = problem, let misspelt = place.member(meaning: key) {
      let start = misspelt.keyRange.lowerBound
      return JSONFault(.unknownKey(misspelt.key, known: [key]), at: start, in: bytes)
    }
    return JSONFault(problem, at: place.range.lowerBound, in: bytes)
  }
}

extension JSONNode {
  /// The value at a path, or as far down as there is one.
  fileprivate func at(_ path: [any CodingKey]) -> JSONNode {
    guard let key = path.first else { return self }
    let rest = Array(path.dropFirst())
    if let index = key.intValue, let elements {
      return elements.indices.contains(index) ? elements[index].at(rest) : self
    }
    return self[key.stringValue]?.at(rest) ?? self
  }

  /// The member whose key was most likely meant to be a key that is missing.
  fileprivate func member(meaning key: String) -> JSONMember? {
    members?.first { nearestName(to: $0.key, among: [key]) != nil }
  }
}

extension DecodingError {
  /// What is wrong in the words of a document, and where.
  fileprivate func problem(below node: JSONNode) -> (JSONFault.Problem, [any CodingKey]) {
    switch self {
    case .keyNotFound(let key, let context): (.missingKey(key.stringValue), context.codingPath)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      (
        .wrongKind(
          found: node.at(context.codingPath).value.kind,
          expected: context.debugDescription
        ), context.codingPath
      )
    case .dataCorrupted(let context): (.invalidValue(context.debugDescription), context.codingPath)
    @unknown default: (.invalidValue("\(self)"), [])
    }
  }
}

/// Which keys of which objects a type asked for.
final class KeyLog {
  private var asked: [Int: [String]] = [:]

  /// Takes note that an object is read key by key.
  func open(_ node: JSONNode) {
    asked[node.range.lowerBound, default: []] += []
  }

  func ask(_ key: String, of node: JSONNode) {
    guard asked[node.range.lowerBound]?.contains(key) != true else { return }
    asked[node.range.lowerBound, default: []].append(key)
  }

  /// The first member of an object that was read key by key but not asked for this one.
  func firstUnknown(below node: JSONNode) -> (member: JSONMember, known: [String])? {
    if let known = asked[node.range.lowerBound] {
      for member in node.members ?? [] {
        guard known.contains(member.key) else { return (member, known) }
        if let nested = firstUnknown(below: member.value) { return nested }
      }
    }
    for element in node.elements ?? [] {
      if let nested = firstUnknown(below: element) { return nested }
    }
    return nil
  }
}
