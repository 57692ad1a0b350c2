/// Reads the members of an object.
struct TreeKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: TreeDecoder
  let members: [JSONMember]

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// All keys; whoever asks for them knows what to do with any.
  var allKeys: [Key] {
    for member in members { decoder.keys.ask(member.key, of: decoder.node) }
    return members.compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool { node(for: key) != nil }

  private func node(for key: some CodingKey) -> JSONNode? {
    decoder.keys.ask(key.stringValue, of: decoder.node)
    return members.first { $0.key == key.stringValue }?.value
  }

  private func decoder(for key: some CodingKey) throws -> TreeDecoder {
    guard let node = node(for: key) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
    }
    return TreeDecoder(node: node, codingPath: codingPath + [key], keys: decoder.keys)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(for: key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(for: IndexKey(name: "super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }
}

/// Reads the elements of an array.
struct TreeUnkeyedDecoder: UnkeyedDecodingContainer {
  let decoder: TreeDecoder
  let elements: [JSONNode]
  private(set) var currentIndex = 0

  init(decoder: TreeDecoder, elements: [JSONNode]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func nextDecoder() throws -> TreeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self,
        .init(codingPath: codingPath, debugDescription: "one more element")
      )
    }
    let key = IndexKey(index: currentIndex)
    defer { currentIndex += 1 }
    return TreeDecoder(
      node: elements[currentIndex],
      codingPath: codingPath + [key],
      keys: decoder.keys
    )
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try nextDecoder().decode(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nextDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nextDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nextDecoder() }
}
