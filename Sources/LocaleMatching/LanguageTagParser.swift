/// Takes a tag apart by the grammar of RFC 5646, section 2.1, with underscores allowed for hyphens.
///
/// Languages of four and more letters are refused: the grammar keeps room for them, but none is
/// registered.
struct LanguageTagParser {
  /// The text in lower case with hyphens.
  private let bytes: [UInt8]
  private var current: Range<Int>

  /// Whether the tag named its language as `zh-yue` does; some of those have a meaning of their
  /// own.
  private(set) var foundExtendedLanguage = false

  /// Starts at the first subtag; `nil` when one is empty, longer than eight, or not of ASCII
  /// letters and digits.
  init?(_ text: Substring) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var length = 0
    for byte in text.utf8 {
      guard let byte = Self.normalized(byte) else { return nil }
      length = byte == Self.hyphen ? 0 : length + 1
      guard length <= 8, length > 0 || (bytes.last ?? Self.hyphen) != Self.hyphen else {
        return nil
      }
      bytes.append(byte)
    }
    guard length > 0 else { return nil }
    self.bytes = bytes
    current = 0..<0
    advance()
  }

  var normalizedText: String { String(decoding: bytes, as: UTF8.self) }

  /// The tag as written, in canonical case; `nil` when the grammar does not allow it.
  mutating func parse() -> LanguageTag? {
    var tag = LanguageTag(subtags: LanguageScriptRegion(language: .none))
    if !isSingleton("x") {
      guard parseLanguage(into: &tag) else { return nil }
      parseScriptAndRegion(into: &tag)
      guard parseVariants(into: &tag), parseExtensions(into: &tag) else { return nil }
    }
    return parsePrivateUse(into: &tag) && current.isEmpty ? tag : nil
  }

  private mutating func parseLanguage(into tag: inout LanguageTag) -> Bool {
    guard 2...3 ~= current.count, isAlphabetic else { return false }
    let language = Subtag(ascii: subtag)
    if language != "und" { tag.subtags.language = language }
    advance()
    var extended = 0
    while current.count == 3, isAlphabetic, extended < 3 {
      // RFC 5646, section 2.2.2: an extended language stands for itself; a second one is not valid.
      if extended == 0 { tag.subtags.language = Subtag(ascii: subtag) }
      extended += 1
      advance()
    }
    foundExtendedLanguage = extended > 0
    return true
  }

  private mutating func parseScriptAndRegion(into tag: inout LanguageTag) {
    if current.count == 4, isAlphabetic {
      tag.subtags.script = Subtag(ascii: subtag).upperCased(first: 1)
      advance()
    }
    if (current.count == 2 && isAlphabetic) || (current.count == 3 && isNumeric) {
      tag.subtags.region = Subtag(ascii: subtag).upperCased(first: 3)
      advance()
    }
  }

  private mutating func parseVariants(into tag: inout LanguageTag) -> Bool {
    while current.count >= 5 || (current.count == 4 && Self.isDigit(bytes[current.lowerBound])) {
      let variant = String(decoding: subtag, as: UTF8.self)
      guard !tag.variants.contains(variant) else { return false }
      tag.variants.append(variant)
      advance()
    }
    tag.variants.sort()
    return true
  }

  private mutating func parseExtensions(into tag: inout LanguageTag) -> Bool {
    var extensions: [LanguageTagExtension] = []
    while current.count == 1, !isSingleton("x") {
      let singleton = bytes[current.lowerBound]
      var values: [String] = []
      advance()
      while current.count >= 2 {
        values.append(String(decoding: subtag, as: UTF8.self))
        advance()
      }
      guard !values.isEmpty, !extensions.contains(where: { $0.singleton == singleton }) else {
        return false
      }
      extensions.append(LanguageTagExtension(singleton: singleton, values: values))
    }
    if let index = tag.variants.firstIndex(of: "posix") {
      // CLDR writes this variant as a keyword.
      tag.variants.remove(at: index)
      LanguageTagExtension.addKeyword("va", "posix", to: &extensions)
    }
    tag.extensions = LanguageTagExtension.joined(extensions)
    return true
  }

  private mutating func parsePrivateUse(into tag: inout LanguageTag) -> Bool {
    guard isSingleton("x") else { return true }
    guard current.upperBound < bytes.count else { return false }
    tag.privateUse = String(decoding: bytes[(current.upperBound + 1)...], as: UTF8.self)
    current = bytes.count..<bytes.count
    return true
  }
}

extension LanguageTagParser {
  private static let hyphen = UInt8(ascii: "-")

  private var subtag: ArraySlice<UInt8> { bytes[current] }
  private var isAlphabetic: Bool { subtag.allSatisfy { !Self.isDigit($0) } }
  private var isNumeric: Bool { subtag.allSatisfy(Self.isDigit) }

  private func isSingleton(_ letter: Unicode.Scalar) -> Bool {
    current.count == 1 && bytes[current.lowerBound] == UInt8(ascii: letter)
  }

  /// Goes to the next subtag; at the end the current one is empty.
  private mutating func advance() {
    let start = current.upperBound == 0 ? 0 : min(current.upperBound + 1, bytes.count)
    let end = bytes[start...].firstIndex(of: Self.hyphen) ?? bytes.count
    current = start..<end
  }

  /// A letter in lower case, a digit, or a hyphen for an underscore; `nil` for anything else.
  private static func normalized(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen: byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"): hyphen
    default: nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
