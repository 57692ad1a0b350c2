/// Reads a value of a tree, and takes note of the keys it is asked for.
struct TreeDecoder: Decoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let keys: KeyLog
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = node.members else { throw mismatch(type, "an object") }
    keys.open(node)
    return KeyedDecodingContainer(TreeKeyedDecoder<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = node.elements else { throw mismatch([Any].self, "an array") }
    return TreeUnkeyedDecoder(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: expected))
  }

  /// Reads any value: what JSON has a kind for as that, anything else as it decodes itself.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let scalar: Any? =
      switch type {
      case is String.Type: try text()
      case is Bool.Type: try boolean()
      case is Double.Type: try number()
      case is Float.Type: Float(try number())
      case let integer as any (FixedWidthInteger & Decodable).Type: try self.integer(integer)
      default: nil
      }
    guard let scalar else { return try type.init(from: self) }
    guard let value = scalar as? Value else { throw mismatch(type, "another kind of value") }
    return value
  }

  private func text() throws -> String {
    guard let text = node.string else { throw mismatch(String.self, "a string") }
    return text
  }

  private func boolean() throws -> Bool {
    guard case .boolean(let value) = node.value else {
      throw mismatch(Bool.self, "true or false")
    }
    return value
  }

  private func number() throws -> Double {
    guard case .number(let number) = node.value else { throw mismatch(Double.self, "a number") }
    guard let value = number.double else { throw outOfRange(number) }
    return value
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    guard case .number(let number) = node.value else { throw mismatch(type, "a whole number") }
    guard let value = number.integer(type) else {
      guard number.double.map({ $0 != $0.rounded() }) ?? false else { throw outOfRange(number) }
      throw corrupted("\(number.text) is no whole number")
    }
    return value
  }

  private func outOfRange(_ number: JSONNumber) -> DecodingError {
    corrupted("\(number.text) is out of range")
  }

  private func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}

extension TreeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { node.value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let choices = choices(of: type) else { return try read(type) }
    return try choose(type, among: choices)
  }
}
