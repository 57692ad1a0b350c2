/// An object of a store file, read key by key; a key that the vocabulary does not know is an error.
struct JSONObject {
  let members: [JSONMember]
  let offset: Int

  /// Takes `node` as an object that holds no other keys than `allowed`.
  init(_ node: JSONNode, allowed: [String]) throws(StoreFileFault) {
    self = try Self(any: node)
    for member in members where !allowed.contains(member.name) {
      throw StoreFileFault(
        offset: member.offset,
        problem: .unknownKey(member.name, allowed: allowed)
      )
    }
  }

  /// Takes `node` as an object with keys of any name.
  init(any node: JSONNode) throws(StoreFileFault) {
    guard case .object(let members) = node.value else { throw node.fault("an object") }
    self.members = members
    offset = node.offset
  }

  func node(_ key: String) -> JSONNode? { members.first { $0.name == key }?.node }

  func string(_ key: String) throws(StoreFileFault) -> String {
    guard let node = node(key) else {
      throw StoreFileFault(offset: offset, problem: .missingKey(key))
    }
    return try node.string()
  }

  func stringIfPresent(_ key: String) throws(StoreFileFault) -> String? {
    try node(key)?.stringOrNull()
  }

  func integerIfPresent(_ key: String) throws(StoreFileFault) -> Int? {
    guard let node = node(key) else { return nil }
    guard case .number(let text) = node.value, let number = Int(text), number >= 0 else {
      throw node.fault("a whole number")
    }
    return number
  }

  /// The elements of the array under `key`; none when the key is absent.
  func array(_ key: String) throws(StoreFileFault) -> [JSONNode] {
    guard let node = node(key) else { return [] }
    guard case .array(let nodes) = node.value else { throw node.fault("an array") }
    return nodes
  }

  /// What `read` makes of each element of the array under `key`.
  func list<Element>(
    _ key: String,
    _ read: (JSONNode) throws(StoreFileFault) -> Element
  ) throws(StoreFileFault) -> [Element] {
    var elements: [Element] = []
    for node in try array(key) { elements.append(try read(node)) }
    return elements
  }

  func strings(_ key: String) throws(StoreFileFault) -> [String] {
    try list(key) { node throws(StoreFileFault) in try node.string() }
  }
}

extension JSONNode {
  func fault(_ expected: String) -> StoreFileFault {
    StoreFileFault(offset: offset, problem: .wrongType(expected: expected))
  }

  func string() throws(StoreFileFault) -> String {
    guard case .string(let text) = value else { throw fault("a string") }
    return text
  }

  func stringOrNull() throws(StoreFileFault) -> String? {
    if case .null = value { return nil }
    return try string()
  }
}
