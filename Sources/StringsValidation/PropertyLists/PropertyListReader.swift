/// Reads property lists in XML, with places, and stops at the first fault.
///
/// It takes what Apple's `PropertyList-1.0.dtd` describes; there is no reader with places in the
/// standard library.
struct PropertyListReader {
  private static let depthLimit = 128

  let bytes: [UInt8]
  var index = 0
  /// The places of the comments that were passed over last.
  private var comments: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a file.
  static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListNode {
    var reader = PropertyListReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    try reader.skipMisc()
    let tag = try reader.openTag()
    guard tag.name == "plist" else { return try reader.node(tag, depth: 0) }
    try reader.skipMisc()
    let node = try reader.node(try reader.openTag(), depth: 0)
    try reader.skipMisc()
    try reader.closeTag("plist")
    try reader.skipMisc()
    guard reader.index == bytes.count else {
      throw PropertyListFault(
        message: "something follows the end of the list",
        offset: reader.index
      )
    }
    return node
  }

  private struct Tag {
    var name: String
    var isEmpty: Bool
    var start: Int
  }

  private mutating func node(_ tag: Tag, depth: Int) throws(PropertyListFault) -> PropertyListNode {
    guard depth < Self.depthLimit else {
      throw PropertyListFault(
        message: "more than \(Self.depthLimit) values inside one another",
        offset: tag.start
      )
    }
    let value: PropertyListNode.Value =
      switch tag.name {
      case "dict": .dictionary(tag.isEmpty ? [] : try members(depth: depth + 1))
      case "array": .array(tag.isEmpty ? [] : try elements(depth: depth + 1))
      case "string": .string(try text(of: tag))
      case "integer", "real", "date", "data", "true", "false":
        try other(tag)
      case "key":
        throw PropertyListFault(
          message: "the key before this one has no text: expected <string> or <dict>",
          offset: tag.start
        )
      default:
        throw PropertyListFault(
          message: "<\(tag.name.excerptText)> is no element of a property list",
          offset: tag.start
        )
      }
    return PropertyListNode(value: value, range: tag.start..<index)
  }

  private mutating func other(_ tag: Tag) throws(PropertyListFault) -> PropertyListNode.Value {
    _ = try text(of: tag)
    return .other(tag.name)
  }

  private mutating func members(depth: Int) throws(PropertyListFault) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      comments = []
      try skipMisc()
      let above = comments
      if try passCloseTag("dict") { return members }
      let tag = try openTag()
      guard tag.name == "key" else {
        throw PropertyListFault(
          message: "expected <key>, found <\(tag.name.excerptText)>",
          offset: tag.start
        )
      }
      let key = try text(of: tag)
      try skipMisc()
      let start = index
      if try passCloseTag("dict") {
        throw PropertyListFault(message: "the key has no value", offset: start)
      }
      members.append(
        PropertyListMember(
          key: key,
          value: try node(try openTag(), depth: depth),
          comments: above
        )
      )
    }
  }

  private mutating func elements(depth: Int) throws(PropertyListFault) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      try skipMisc()
      if try passCloseTag("array") { return elements }
      elements.append(try node(try openTag(), depth: depth))
    }
  }

  private mutating func text(of tag: Tag) throws(PropertyListFault) -> PropertyListText {
    guard !tag.isEmpty else {
      return PropertyListText(string: "", range: index..<index, stretches: [])
    }
    let text = try characters()
    try closeTag(tag.name)
    return text
  }
}

extension PropertyListReader {
  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(_ text: String) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func skipBlanks() {
    while let next = byte(index), next == 0x20 || (0x09...0x0D).contains(next) { index += 1 }
  }

  /// Passes over blanks, comments, instructions and the document type.
  private mutating func skipMisc() throws(PropertyListFault) {
    while true {
      skipBlanks()
      if starts("<!--") {
        let start = index
        try skip(past: "-->", "the comment")
        comments.append(start..<index)
      } else if starts("<?") {
        try skip(past: "?>", "the instruction")
      } else if starts("<!DOCTYPE") {
        try skip(past: ">", "the document type")
      } else {
        return
      }
    }
  }

  private mutating func skip(past end: String, _ what: String) throws(PropertyListFault) {
    let start = index
    let first = end.utf8.first
    while index < bytes.count {
      if bytes[index] == first, starts(end) {
        index += end.utf8.count
        return
      }
      index += 1
    }
    throw PropertyListFault(message: "\(what) is never closed", offset: start)
  }

  private mutating func openTag() throws(PropertyListFault) -> Tag {
    let start = index
    guard byte(index) == UInt8(ascii: "<"), byte(index + 1) != UInt8(ascii: "/") else {
      throw unexpected("a tag such as <key> or <string>")
    }
    index += 1
    let name = self.name()
    var isEmpty = false
    while let next = byte(index), next != UInt8(ascii: ">") {
      isEmpty = next == UInt8(ascii: "/")
      index += 1
    }
    guard index < bytes.count, !name.isEmpty else {
      throw PropertyListFault(message: "the tag is not closed", offset: start)
    }
    index += 1
    return Tag(name: name, isEmpty: isEmpty, start: start)
  }

  private mutating func name() -> String {
    let start = index
    while let next = byte(index), (next | 0x20 >= 0x61 && next | 0x20 <= 0x7A) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func passCloseTag(_ name: String) throws(PropertyListFault) -> Bool {
    guard starts("</") else { return false }
    try closeTag(name)
    return true
  }

  private mutating func closeTag(_ name: String) throws(PropertyListFault) {
    guard starts("</" + name) else {
      var fault = unexpected("</\(name)>")
      let isText = name == "string" || name == "key"
      if isText, byte(index) == UInt8(ascii: "<"), !startsTag {
        fault.message += "; write '<' in a text as '&lt;'"
      }
      throw fault
    }
    index += 2 + name.utf8.count
    skipBlanks()
    guard byte(index) == UInt8(ascii: ">") else { throw unexpected("'>'") }
    index += 1
  }

  /// Whether a tag of a property list begins here, so that the one before it was not closed.
  private var startsTag: Bool {
    ["key", "string", "dict", "array", "plist"].contains { starts("<\($0)>") || starts("</\($0)>") }
  }

  private func unexpected(_ wanted: String) -> PropertyListFault {
    let rest = String(decoding: bytes[min(index, bytes.count)...].prefix(24), as: UTF8.self)
    let line = rest.prefix { !$0.isNewline }
    let found = rest.isEmpty ? "the end of the file" : line.isEmpty ? "a line break" : line.excerpt
    return PropertyListFault(message: "expected \(wanted), found \(found)", offset: index)
  }
}
