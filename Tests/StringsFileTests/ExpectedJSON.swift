import StringsFile

/// JSON as the expectation files use it. Foundation's readers refuse half a surrogate pair; this one
/// keeps it.
enum ExpectedJSON: Equatable {
  case text(StringsText)
  case number(Int)
  case bool(Bool)
  case array([ExpectedJSON])
  case object([StringsText: ExpectedJSON])

  init?(_ bytes: [UInt8]) {
    var parser = Parser(units: Array(String(decoding: bytes, as: UTF8.self).utf16))
    guard let value = parser.value() else { return nil }
    self = value
  }

  subscript(_ key: String) -> ExpectedJSON? {
    if case .object(let members) = self { members[StringsText(key)] } else { nil }
  }

  var number: Int? { if case .number(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of a table that this stands for; data is written `{"$data": "hex"}`.
  var value: StringsValue? {
    switch self {
    case .text(let text): return .string(text)
    case .array(let elements): return .array(elements.compactMap(\.value))
    case .object(let members):
      if case .text(let digits) = members["$data"] { return .data(Self.bytes(digits.string)) }
      return .dictionary(members.compactMapValues(\.value))
    case .number, .bool: return nil
    }
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    var digits = digits[...]
    var bytes: [UInt8] = []
    while let byte = UInt8(digits.prefix(2), radix: 16) {
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    return bytes
  }
}

extension ExpectedJSON {
  private struct Parser {
    var units: [UInt16]
    var offset = 0

    private var next: Character? {
      offset < units.count ? Unicode.Scalar(units[offset]).map(Character.init) : nil
    }

    private mutating func skipBlanks() {
      while let found = next, " \n\r\t".contains(found) { offset += 1 }
    }

    private mutating func take(_ wanted: Character) -> Bool {
      skipBlanks()
      guard next == wanted else { return false }
      offset += 1
      return true
    }

    mutating func value() -> ExpectedJSON? {
      skipBlanks()
      switch next {
      case "{": return object()
      case "[": return array()
      case "\"": return text().map { .text($0) }
      default: return word()
      }
    }

    private mutating func object() -> ExpectedJSON? {
      offset += 1
      var members: [StringsText: ExpectedJSON] = [:]
      while !take("}") {
        skipBlanks()
        guard next == "\"", let key = text(), take(":"), let member = value() else { return nil }
        members[key] = member
        _ = take(",")
      }
      return .object(members)
    }

    private mutating func array() -> ExpectedJSON? {
      offset += 1
      var elements: [ExpectedJSON] = []
      while !take("]") {
        guard let element = value() else { return nil }
        elements.append(element)
        _ = take(",")
      }
      return .array(elements)
    }

    private mutating func word() -> ExpectedJSON? {
      var word = ""
      while let found = next, found.isLetter || found.isNumber {
        word.append(found)
        offset += 1
      }
      if let number = Int(word) { return .number(number) }
      return word == "true" ? .bool(true) : word == "false" ? .bool(false) : nil
    }

    private mutating func text() -> StringsText? {
      offset += 1
      var text: [UInt16] = []
      while offset < units.count {
        let unit = units[offset]
        offset += 1
        if unit == 0x22 { return StringsText(utf16: text) }
        text.append(unit == 0x5C ? escape() : unit)
      }
      return nil
    }

    private mutating func escape() -> UInt16 {
      let letter = units[offset]
      offset += 1
      switch letter {
      case 0x62: return 8
      case 0x66: return 12
      case 0x6E: return 10
      case 0x72: return 13
      case 0x74: return 9
      case 0x75:
        let digits = String(decoding: units[offset..<offset + 4], as: UTF16.self)
        offset += 4
        return UInt16(digits, radix: 16) ?? 0
      default: return letter
      }
    }
  }
}
