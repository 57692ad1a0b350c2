/// Reads JSON (RFC 8259) strictly, one level at a time, and refuses a name that an object holds twice.
///
/// Foundation's decoder takes 1.6 to 2.4 ms for a store file of 16 kB in its first use, and tells no position of an
/// unknown key. This reader builds nothing of what is not asked for, and needs no Foundation.
struct JSONReader {
  let bytes: [UInt8]
  var index: Int
  private var depth = 0

  /// Gives the value that `bytes` hold, when the whole of them is JSON.
  static func read(_ bytes: [UInt8]) throws(StoreFileFault) -> JSONNode {
    var reader = JSONReader(at: JSONNode(bytes: bytes, offset: 0))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let node = try reader.node()
    reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.fault("the end of the file") }
    return node
  }

  init(at node: JSONNode) {
    bytes = node.bytes
    index = node.offset
  }

  func fault(_ expected: String) -> StoreFileFault {
    StoreFileFault(offset: min(index, bytes.count), problem: .syntax(expected: expected))
  }

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The members of the object that starts here.
  mutating func object() throws(StoreFileFault) -> [JSONMember] {
    try take(UInt8(ascii: "{"), or: "'{'")
    var members: [JSONMember] = []
    if isNext(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      let start = index
      let name = try string()
      guard !members.contains(where: { $0.name == name }) else {
        throw StoreFileFault(offset: start, problem: .repeatedKey(name))
      }
      try take(UInt8(ascii: ":"), or: "':'")
      members.append(JSONMember(name: name, offset: start, node: try node()))
    } while isNext(UInt8(ascii: ","))
    try take(UInt8(ascii: "}"), or: "',' or '}'")
    return members
  }

  /// The elements of the array that starts here.
  mutating func array() throws(StoreFileFault) -> [JSONNode] {
    try take(UInt8(ascii: "["), or: "'['")
    var nodes: [JSONNode] = []
    if isNext(UInt8(ascii: "]")) { return nodes }
    repeat { nodes.append(try node()) } while isNext(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"), or: "',' or ']'")
    return nodes
  }

  /// Steps over the next value and says where it was.
  private mutating func node() throws(StoreFileFault) -> JSONNode {
    skipBlanks()
    let start = index
    try skipValue()
    return JSONNode(bytes: bytes, offset: start)
  }

  private mutating func skipValue() throws(StoreFileFault) {
    guard depth < 64 else { throw fault("fewer than 64 levels") }
    depth += 1
    defer { depth -= 1 }
    switch current {
    case UInt8(ascii: "{"): try skipObject()
    case UInt8(ascii: "["): try skipArray()
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    default: try skipNumber()
    }
  }

  private mutating func skipObject() throws(StoreFileFault) {
    index += 1
    if isNext(UInt8(ascii: "}")) { return }
    repeat {
      skipBlanks()
      try skipString()
      try take(UInt8(ascii: ":"), or: "':'")
      skipBlanks()
      try skipValue()
    } while isNext(UInt8(ascii: ","))
    try take(UInt8(ascii: "}"), or: "',' or '}'")
  }

  private mutating func skipArray() throws(StoreFileFault) {
    index += 1
    if isNext(UInt8(ascii: "]")) { return }
    repeat {
      skipBlanks()
      try skipValue()
    } while isNext(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"), or: "',' or ']'")
  }

  private mutating func skipWord(_ word: StaticString) throws(StoreFileFault) {
    let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard matches else { throw fault("a value") }
    index += word.utf8CodeUnitCount
  }

  mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8, or expected: String) throws(StoreFileFault) {
    guard isNext(byte) else { throw fault(expected) }
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard current == byte else { return false }
    index += 1
    return true
  }
}
