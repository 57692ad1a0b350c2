/// Reads a JSON text, byte by byte.
struct JSONParser {
  let bytes: [UInt8]
  let depthLimit: Int
  var place = 0
  private var depth = 0

  init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The byte that comes next, or `nil` at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  func fault(_ problem: JSONFault.Problem, at offset: Int? = nil) -> JSONFault {
    JSONFault(problem, at: offset ?? place, in: bytes)
  }

  mutating func parseDocument() throws(JSONFault) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    skipSpace()
    let node = try parseValue()
    skipSpace()
    guard next == nil else { throw fault(.trailing(found: try scalarHere())) }
    return node
  }

  mutating func parseValue() throws(JSONFault) -> JSONNode {
    let start = place
    let value: JSONValue
    switch next {
    case UInt8(ascii: "{"): value = try parseObject()
    case UInt8(ascii: "["): value = try parseArray()
    case UInt8(ascii: "\""): value = .string(try parseString())
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      value = .number(try parseNumber())
    default: value = try parseWord()
    }
    return JSONNode(value, range: start..<place)
  }

  private mutating func parseObject() throws(JSONFault) -> JSONValue {
    try enter()
    var members: [JSONMember] = []
    guard try !leaves(at: UInt8(ascii: "}"), isFirst: true) else { return .object(members) }
    repeat {
      skipSpace()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw try unexpected("a key in double quotes") }
      let key = try parseString()
      let keyRange = start..<place
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw try unexpected("':' after a key") }
      place += 1
      skipSpace()
      members.append(JSONMember(key: key, keyRange: keyRange, value: try parseValue()))
    } while try !leaves(at: UInt8(ascii: "}"), isFirst: false)
    return .object(members)
  }

  private mutating func parseArray() throws(JSONFault) -> JSONValue {
    try enter()
    var elements: [JSONNode] = []
    guard try !leaves(at: UInt8(ascii: "]"), isFirst: true) else { return .array(elements) }
    repeat {
      skipSpace()
      elements.append(try parseValue())
    } while try !leaves(at: UInt8(ascii: "]"), isFirst: false)
    return .array(elements)
  }

  private mutating func enter() throws(JSONFault) {
    guard depth < depthLimit else { throw fault(.tooDeep(limit: depthLimit)) }
    depth += 1
    place += 1
  }

  /// Takes the closing bracket, or the comma before another part.
  private mutating func leaves(at close: UInt8, isFirst: Bool) throws(JSONFault) -> Bool {
    skipSpace()
    if next == close {
      place += 1
      depth -= 1
      return true
    }
    guard !isFirst else { return false }
    guard next == UInt8(ascii: ",") else {
      throw try unexpected("',' or '\(Character(UnicodeScalar(close)))'")
    }
    place += 1
    return false
  }

  private mutating func parseWord() throws(JSONFault) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[place...].starts(with: word.utf8) {
      place += word.utf8.count
      return value
    }
    throw try unexpected("a value")
  }

  func unexpected(_ expected: String) throws(JSONFault) -> JSONFault {
    guard next != nil else { return fault(.unexpectedEnd(expected: expected)) }
    return fault(.unexpected(found: try scalarHere(), expected: expected))
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }
}
