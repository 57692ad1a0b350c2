/// One value of a JSON document: where it starts. What it holds is read when it is asked for, so that a large
/// file costs no more than the parts of it that are used.
struct JSONNode: Hashable, Sendable {
  var bytes: [UInt8]
  /// The distance in bytes from the start of the document.
  var offset: Int
}

/// A name and its value in a JSON object; members keep the order of the document.
struct JSONMember: Hashable, Sendable {
  var name: String
  var offset: Int
  var node: JSONNode
}

extension JSONNode {
  /// What kind of value it is.
  enum Kind: Hashable, Sendable {
    case null
    case boolean
    case number
    case string
    case array
    case object
  }

  var kind: Kind {
    switch bytes[offset] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    default: .number
    }
  }

  func fault(_ expected: String) -> StoreFileFault {
    StoreFileFault(offset: offset, problem: .wrongType(expected: expected))
  }

  func string() throws(StoreFileFault) -> String {
    guard kind == .string else { throw fault("a string") }
    var reader = JSONReader(at: self)
    return try reader.string()
  }

  func stringOrNull() throws(StoreFileFault) -> String? {
    kind == .null ? nil : try string()
  }

  func boolean() throws(StoreFileFault) -> Bool {
    guard kind == .boolean else { throw fault("true or false") }
    return bytes[offset] == UInt8(ascii: "t")
  }

  /// A number as the document writes it: ids are longer than any integer type promises.
  func number() throws(StoreFileFault) -> String {
    guard kind == .number else { throw fault("a number") }
    var reader = JSONReader(at: self)
    try reader.skipNumber()
    return String(decoding: bytes[offset..<reader.index], as: UTF8.self)
  }

  func array() throws(StoreFileFault) -> [JSONNode] {
    guard kind == .array else { throw fault("an array") }
    var reader = JSONReader(at: self)
    return try reader.array()
  }

  func members() throws(StoreFileFault) -> [JSONMember] {
    guard kind == .object else { throw fault("an object") }
    var reader = JSONReader(at: self)
    return try reader.object()
  }
}
