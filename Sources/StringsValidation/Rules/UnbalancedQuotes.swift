import Diagnostics

/// A quotation mark without its partner.
struct UnbalancedQuotes: TextRule {
  static let documentation = RuleDocumentation(
    "unbalanced-quotes",
    .warning,
    "A quotation mark is opened and not closed, or closed and not opened.",
    reason: "Readers cannot tell where the quoted name ends.",
    bad: RuleExample(#""open" = "Ouvrir « %@ ?";"#, source: #""open" = "Open “%@”?";"#),
    good: RuleExample(#""open" = "Ouvrir « %@ » ?";"#, source: #""open" = "Open “%@”?";"#)
  )

  static let triggers: TextFeatures = .quote

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    let marks = Marks(text.value)
    guard marks.isUnbalanced else { return }
    // What is odd in the source text too is meant so: inches, or a list of marks.
    if let source = text.source, Marks(source.value).isUnbalanced { return }
    findings.report(Self.message(marks.odd), text, at: marks.place)
  }

  /// The quotation marks of a text, counted by the pairs that they make.
  private struct Marks {
    /// The marks of the pair that does not come out even.
    private(set) var odd = ""
    /// The place of the last of them.
    private(set) var place: Range<Int>?

    var isUnbalanced: Bool { !odd.isEmpty }

    /// The marks of a pair; those of the last three open and close by different characters.
    private static let pairs = ["\"", "“”„‟", "«»", "「」", "『』", "《》"]

    init(_ text: String) {
      guard !Self.isPlainlyBalanced(text) else { return }
      var counts = [0, 0, 0, 0, 0, 0]
      var last: [Range<Int>?] = [nil, nil, nil, nil, nil, nil]
      var offset = 0
      var mayBeNone = false
      let scalars = Array(text.unicodeScalars)
      for (number, scalar) in scalars.enumerated() {
        let length = UTF8.width(scalar)
        if let pair = Self.pair(scalar) {
          let closes = pair > 2 && scalar.value % 2 == 1
          counts[pair] += closes ? -1 : 1
          last[pair] = offset..<offset + length
          if pair == 0, Self.mayBeNone(number, in: scalars) { mayBeNone = true }
        }
        offset += length
      }
      // A straight mark often closes what a typographic one opened, and stands for inches.
      let isMixed = counts[0] > 0 && (counts[1] > 0 || counts[2] > 0)
      let found = counts.indices.first { pair in
        pair > 2
          ? counts[pair] != 0 : counts[pair] % 2 == 1 && !isMixed && !(pair == 0 && mayBeNone)
      }
      guard let found else { return }
      odd = Self.pairs[found]
      place = last[found]
    }

    /// Whether a text has an even number of straight marks and, by its bytes, none of the others.
    private static func isPlainlyBalanced(_ text: String) -> Bool {
      var text = text
      return text.withUTF8 { bytes in
        var straight = 0
        for byte in bytes {
          // What the other marks begin with: U+00AB, U+00BB, U+201C and U+300A and their neighbours.
          if byte == 0xC2 || byte == 0xE2 || byte == 0xE3 { return false }
          if byte == UInt8(ascii: "\"") { straight &+= 1 }
        }
        return straight.isMultiple(of: 2)
      }
    }

    /// Whether a straight mark may stand for inches or for the gershayim of a Hebrew abbreviation.
    ///
    /// Either may be a quotation mark all the same: `"iPhone 5"`, and a prefix before a quoted word.
    private static func mayBeNone(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
      guard place > 0 else { return false }
      let before = scalars[place - 1]
      if before.properties.generalCategory == .decimalNumber { return true }
      return isHebrew(before) && place + 1 < scalars.count && isHebrew(scalars[place + 1])
    }

    /// Whether a character is a Hebrew letter or one of the points on it.
    private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
      (0x0591...0x05EA).contains(scalar.value)
    }

    private static func pair(_ scalar: Unicode.Scalar) -> Int? {
      switch scalar.value {
      case 0x22: 0
      case 0x201C...0x201F: 1
      case 0xAB, 0xBB: 2
      case 0x300C, 0x300D: 3
      case 0x300E, 0x300F: 4
      case 0x300A, 0x300B: 5
      default: nil
      }
    }
  }
}

extension UnbalancedQuotes {
  fileprivate static func message(_ marks: String) -> String {
    let names = marks.map { "\($0)" }.joined(separator: " ")
    return "the quotation marks \(names) do not come in pairs"
  }
}
