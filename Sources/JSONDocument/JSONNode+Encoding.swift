extension JSONNode {
  /// Turns a value into the JSON it stands for.
  ///
  /// - Throws: where the value has a number that JSON cannot write, or cannot be encoded.
  package init(encoding value: some Encodable) throws {
    let encoder = TreeEncoder(codingPath: [])
    try encoder.write(value)
    self = encoder.slot.node
  }
}

/// The place in a tree that a value is written to.
final class TreeSlot {
  enum Content {
    case empty
    case scalar(JSONValue)
    case array([TreeSlot])
    case object([(key: String, slot: TreeSlot)])
  }

  var content = Content.empty

  /// What was written; where nothing was, an empty object, which is what a type without properties
  /// stands for.
  var node: JSONNode {
    switch content {
    case .empty: JSONNode(.object([]))
    case .scalar(let value): JSONNode(value)
    case .array(let slots): JSONNode(.array(slots.map(\.node)))
    case .object(let members):
      JSONNode(.object(members.map { JSONMember(key: $0.key, value: $0.slot.node) }))
    }
  }

  /// A slot under a key; a key that was written before is written anew.
  func slot(under key: String) -> TreeSlot {
    var members: [(key: String, slot: TreeSlot)] = []
    if case .object(let present) = content { members = present }
    if let place = members.firstIndex(where: { $0.key == key }) { return members[place].slot }
    let slot = TreeSlot()
    content = .object(members + [(key, slot)])
    return slot
  }

  /// A slot behind those that are there.
  func nextSlot() -> TreeSlot {
    var slots: [TreeSlot] = []
    if case .array(let present) = content { slots = present }
    let slot = TreeSlot()
    content = .array(slots + [slot])
    return slot
  }
}

/// Writes to a slot. Several containers of one value share it.
struct TreeEncoder: Encoder, SingleValueEncodingContainer {
  let slot: TreeSlot
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(slot: TreeSlot = TreeSlot(), codingPath: [any CodingKey]) {
    self.slot = slot
    self.codingPath = codingPath
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .empty = slot.content { slot.content = .object([]) }
    return KeyedEncodingContainer(TreeKeyedEncoder<Key>(slot: slot, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .empty = slot.content { slot.content = .array([]) }
    return TreeUnkeyedEncoder(slot: slot, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Writes any value: what JSON has a kind for as that, anything else as it encodes itself.
  func write<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let text as String: slot.content = .scalar(.string(text))
    case let truth as Bool: slot.content = .scalar(.boolean(truth))
    case let number as Double: try write(number: number)
    case let number as Float: try write(number: Double(number))
    case let number as any FixedWidthInteger:
      slot.content = .scalar(.number(JSONNumber(integer: number)))
    default: try value.encode(to: self)
    }
  }

  private func write(number: Double) throws {
    guard let written = JSONNumber(number) else {
      let context = EncodingError.Context(
        codingPath: codingPath,
        debugDescription: "JSON cannot write the number \(number)"
      )
      throw EncodingError.invalidValue(number, context)
    }
    slot.content = .scalar(.number(written))
  }

  func encodeNil() throws { slot.content = .scalar(.null) }
  func encode<Value: Encodable>(_ value: Value) throws { try write(value) }
}

extension JSONNumber {
  fileprivate init(integer: some FixedWidthInteger) { self.init(integer) }
}
