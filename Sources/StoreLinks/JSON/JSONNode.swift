/// One value of a JSON document, with the place where it starts, so that an error can point at it.
struct JSONNode: Hashable, Sendable {
  var value: JSONValue
  /// The distance in bytes from the start of the document.
  var offset: Int
}

/// What a JSON value may be (RFC 8259). A number stays text: ids are longer than any integer type promises.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// A name and its value in a JSON object; members keep the order of the document.
struct JSONMember: Hashable, Sendable {
  var name: String
  var offset: Int
  var node: JSONNode
}
