/// A value in a JSON document, and where it stands.
package struct JSONNode: Hashable, Sendable {
  /// What it is.
  package var value: JSONValue
  /// Its bytes in the document: from its first up to the one after its last. Empty for a value that
  /// was not read from a document.
  package var range: Range<Int>

  /// Makes a node; without a range it stands in no document.
  package init(_ value: JSONValue, range: Range<Int> = 0..<0) {
    self.value = value
    self.range = range
  }

  /// The members of an object, in the document's order, keys given twice included; `nil` for
  /// anything else.
  package var members: [JSONMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements of an array; `nil` for anything else.
  package var elements: [JSONNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The text of a string; `nil` for anything else.
  package var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The first member of an object with this key.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.value
  }
}

/// A member of a JSON object.
package struct JSONMember: Hashable, Sendable {
  /// The key, its escapes resolved.
  package var key: String
  /// The bytes of the key in the document, quotes included.
  package var keyRange: Range<Int>
  /// The value.
  package var value: JSONNode

  /// Makes a member; without a range it stands in no document.
  package init(key: String, keyRange: Range<Int> = 0..<0, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// The kinds of value that RFC 8259 knows.
package indirect enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, as it is written.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in a row.
  case array([JSONNode])
  /// Values under keys, in the document's order.
  case object([JSONMember])

  /// What it is, in words: `a string`, `an object`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
