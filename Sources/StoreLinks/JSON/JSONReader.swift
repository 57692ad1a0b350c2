/// Reads JSON (RFC 8259) strictly, and refuses a name that an object holds twice.
///
/// Foundation's decoder takes 1.6 to 2.4 ms for the largest store file, its first use included, and tells no
/// position of an unknown key. This reader needs a tenth of that and no Foundation.
struct JSONReader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  /// Gives the value that `bytes` hold.
  static func read(_ bytes: [UInt8]) throws(StoreFileFault) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.value()
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.fault("the end of the file") }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  func fault(_ expected: String) -> StoreFileFault {
    StoreFileFault(offset: min(index, bytes.count), problem: .syntax(expected: expected))
  }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: Character, or expected: String) throws(StoreFileFault) {
    skipBlanks()
    guard current == byte.asciiValue else { throw fault(expected) }
    index += 1
  }

  private mutating func isNext(_ byte: Character) -> Bool {
    skipBlanks()
    guard current == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(StoreFileFault) -> JSONNode {
    skipBlanks()
    let start = index
    guard depth < 64 else { throw fault("fewer than 64 levels") }
    depth += 1
    defer { depth -= 1 }
    let value: JSONValue =
      switch current {
      case UInt8(ascii: "{"): try object()
      case UInt8(ascii: "["): try array()
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .boolean(true))
      case UInt8(ascii: "f"): try word("false", .boolean(false))
      case UInt8(ascii: "n"): try word("null", .null)
      default: try number()
      }
    return JSONNode(value: value, offset: start)
  }

  private mutating func word(
    _ text: String,
    _ value: JSONValue
  ) throws(StoreFileFault) -> JSONValue {
    guard bytes[index...].starts(with: text.utf8) else { throw fault("a value") }
    index += text.utf8.count
    return value
  }

  private mutating func object() throws(StoreFileFault) -> JSONValue {
    try take("{", or: "'{'")
    var members: [JSONMember] = []
    if isNext("}") { return .object(members) }
    repeat {
      skipBlanks()
      let start = index
      let name = try string()
      guard !members.contains(where: { $0.name == name }) else {
        throw StoreFileFault(offset: start, problem: .repeatedKey(name))
      }
      try take(":", or: "':'")
      members.append(JSONMember(name: name, offset: start, node: try value()))
    } while isNext(",")
    try take("}", or: "',' or '}'")
    return .object(members)
  }

  private mutating func array() throws(StoreFileFault) -> JSONValue {
    try take("[", or: "'['")
    var nodes: [JSONNode] = []
    if isNext("]") { return .array(nodes) }
    repeat { nodes.append(try value()) } while isNext(",")
    try take("]", or: "',' or ']'")
    return .array(nodes)
  }
}
