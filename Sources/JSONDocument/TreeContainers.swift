/// Writes the members of an object.
struct TreeKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: TreeSlot
  let codingPath: [any CodingKey]

  private func encoder(for key: some CodingKey) -> TreeEncoder {
    TreeEncoder(slot: slot.slot(under: key.stringValue), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) throws { try encoder(for: key).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder(for: key).write(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(for: key).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: IndexKey(name: "super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }
}

/// Writes the elements of an array.
struct TreeUnkeyedEncoder: UnkeyedEncodingContainer {
  let slot: TreeSlot
  let codingPath: [any CodingKey]

  var count: Int {
    if case .array(let slots) = slot.content { slots.count } else { 0 }
  }

  private func nextEncoder() -> TreeEncoder {
    let key = IndexKey(index: count)
    return TreeEncoder(slot: slot.nextSlot(), codingPath: codingPath + [key])
  }

  func encodeNil() throws { try nextEncoder().encodeNil() }
  func encode<Value: Encodable>(_ value: Value) throws { try nextEncoder().write(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    nextEncoder().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextEncoder().unkeyedContainer() }
  func superEncoder() -> any Encoder { nextEncoder() }
}

/// The key of an element, or one that no type knows.
struct IndexKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init(name: String) {
    stringValue = name
  }

  init?(stringValue: String) { self.init(name: stringValue) }
  init?(intValue: Int) { self.init(index: intValue) }
}
