/// Words in braces, found without reading the text as a message.
struct ArgumentNames {
  /// A word in braces.
  struct Found {
    var name: String
    /// The place of the brace, the word and the closing brace or comma, in bytes of UTF-8.
    var range: Range<Int>
  }

  private(set) var found: [Found] = []
  /// Whether something stands in doubled braces, as in templates of other systems.
  ///
  /// The braces of a form that is or begins with an argument do not count: `one {{app}}`.
  private(set) var hasTemplate = false
  /// Whether nothing was found but words in braces: no blanks, commas, apostrophes or other braces.
  private(set) var isPlain = true
  /// How many braces are open since an argument with a comma. At odd depths keywords stand, at even
  /// ones texts.
  private var depth = 0

  /// Looks through a text.
  init(_ text: String) {
    var text = text
    text.withUTF8 { scan($0) }
  }

  /// The names, each once.
  var names: [String] {
    var names: [String] = []
    // A few are compared faster than hashed; very many are not.
    if found.count < 8 {
      for word in found where !names.contains(word.name) { names.append(word.name) }
      return names
    }
    var known: Set<String> = []
    for word in found where known.insert(word.name).inserted { names.append(word.name) }
    return names
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): index = word(bytes, index)
      case UInt8(ascii: "}"):
        isPlain = false
        depth = max(0, depth - 1)
        index += 1
      case UInt8(ascii: "'"):
        isPlain = false
        index += 1
      default: index += 1
      }
    }
  }

  /// Reads the word in a brace, and gives where to go on.
  private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, _ brace: Int) -> Int {
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    // Behind a keyword the first brace opens the form, and only the second an argument.
    if depth.isMultiple(of: 2), Self.isTemplate(bytes, brace) { hasTemplate = true }
    var start = brace + 1
    while byte(start) == UInt8(ascii: " ") { start += 1 }
    var end = start
    while Self.isNameByte(byte(end)) { end += 1 }
    let word = start..<end
    while byte(end) == UInt8(ascii: " ") { end += 1 }
    let isClosed = byte(end) == UInt8(ascii: "}")
    guard !word.isEmpty, isClosed || byte(end) == UInt8(ascii: ",") else {
      isPlain = false
      // Outside of arguments a brace may be text, which opens nothing.
      if depth > 0 { depth += 1 }
      return brace + 1
    }
    if !isClosed { depth += 1 }
    let isLetter = bytes[word.lowerBound] | 0x20 >= 0x61
    let isTight = word.lowerBound == brace + 1 && word.upperBound == end
    let isSimple = bytes[word].allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
    if !isClosed || !isTight || !isLetter || !isSimple { isPlain = false }
    let name = String(decoding: bytes[word], as: UTF8.self)
    found.append(Found(name: name, range: brace..<end + 1))
    return isClosed ? end + 1 : end
  }

  /// Whether two braces open at a place, and the next ones are two that close.
  private static func isTemplate(_ bytes: UnsafeBufferPointer<UInt8>, _ brace: Int) -> Bool {
    guard brace + 1 < bytes.count, bytes[brace + 1] == UInt8(ascii: "{") else { return false }
    let rest = bytes[(brace + 2)...].drop { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    return rest.starts(with: "}}".utf8)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
