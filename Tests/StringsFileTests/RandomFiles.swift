import TestSupport

/// Makes files that are nearly right, or not at all, the same ones in every run.
struct RandomFiles {
  private var random: SeededGenerator
  private let examples: [[UInt8]]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    examples = try ConformanceCase.all.map { try $0.bytes() }.filter { $0.count < 1500 }
  }

  mutating func next() -> [UInt8] {
    var bytes: [UInt8]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes = fragments(1...12)
    case 1: bytes = entries()
    default: bytes = mutated()
    }
    if Int.random(in: 0..<3, using: &random) == 0 { bytes = encoded(bytes) }
    return bytes
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func fragments(_ count: ClosedRange<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: count, using: &random) { bytes += Array(pick(Self.parts).utf8) }
    return bytes
  }

  private mutating func entries() -> [UInt8] {
    var text = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      text += pick(["\"k\"", "a", "'z'", "\"\\n\"", "b", "\"é\""])
      text += pick([" = ", "=", "=/**/", " = ", " = ", ";", pick(Self.parts)])
      text += pick([
        "\"v\"", "\"v w\"", "(a,b)", "{x=y;}", "<00>", "'w'", "\"\\UD83D\\UDE00\"",
        pick(Self.parts),
      ])
      text += pick([";", ";\n", ";", ";\n", "; // c\n", pick(Self.parts)])
    }
    return Array(text.utf8)
  }

  private mutating func mutated() -> [UInt8] {
    var bytes = pick(examples)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1: bytes.removeSubrange(place..<min(place + 1, bytes.count))
      case 2: bytes.insert(contentsOf: fragments(1...2), at: place)
      case 3: bytes = Array(bytes[..<place])
      default: bytes.insert(contentsOf: pick(examples), at: place)
      }
    }
    return bytes
  }

  private mutating func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let little = StoredText.utf16(text)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return [0xEF, 0xBB, 0xBF] + bytes
    case 1: return [0xFF, 0xFE] + little
    case 2: return [0xFE, 0xFF] + StoredText.utf16(text, bigEndian: true)
    case 3: return [0x0A, 0x00] + little
    case 4: return [0x00, 0x00, 0xFE, 0xFF] + StoredText.utf32(text, bigEndian: true)
    case 5: return [0xFF, 0xFE] + little.dropLast()
    default: return [0xFF, 0xFE, 0x00] + little
    }
  }

  private static let parts = [
    "\"", "'", "a", "\"a\"", "'x'", "=", " = ", ";", ";\n", " ", "\n", "\r\n", "\r", "{", "}", "(",
    ")", "<", ">", "<0fbd 77>", "<0", ",", "/", "//", "/*", "*/", "/* c */", "// c\n", "\\", "\\n",
    "\\\"", "\\U00e9", "\\UD83D", "\\UDE00", "\\U4", "\\101", "\\8", "\\377", "é", "😀", "\u{A0}",
    "\u{3000}", "\u{2028}", "\u{FEFF}", "\u{130}", "“", "”", ":", "#", "@", "<!--", "-->",
    "<<<<<<< HEAD\n", "\0", "\u{1A}", "\u{85}", "\u{0B}", "x=y;", "\"k\" = \"v\";\n", "k3;", "؛",
    "a = (b, c);", "a = {b=c;};", "+", "%",
  ]
}
