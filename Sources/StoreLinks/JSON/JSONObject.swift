/// An object of a store file, read key by key; a key that the vocabulary does not know is an error.
struct JSONObject {
  let members: [JSONMember]
  let offset: Int

  /// Takes `node` as an object that holds no other keys than `allowed`.
  init(_ node: JSONNode, allowed: [String]) throws(StoreFileFault) {
    self = try Self(any: node)
    try check(allowed)
  }

  /// Finds keys that are not among `allowed`.
  func check(_ allowed: [String]) throws(StoreFileFault) {
    for member in members where !allowed.contains(member.name) {
      throw StoreFileFault(
        offset: member.offset,
        problem: .unknownKey(member.name, allowed: allowed)
      )
    }
  }

  /// Takes `node` as an object with keys of any name.
  init(any node: JSONNode) throws(StoreFileFault) {
    members = try node.members()
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
    guard let number = Int(try node.number()), number >= 0 else {
      throw node.fault("a whole number")
    }
    return number
  }

  /// The elements of the array under `key`; none when the key is absent.
  func array(_ key: String) throws(StoreFileFault) -> [JSONNode] {
    try node(key)?.array() ?? []
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
