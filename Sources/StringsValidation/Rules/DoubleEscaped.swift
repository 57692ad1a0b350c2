import Diagnostics

/// A backslash that is shown, where an escape was probably meant.
struct DoubleEscaped: TextRule {
  static let documentation = RuleDocumentation(
    "double-escaped",
    .note,
    "A text shows '\\n', '\\t' or '\\\"' because it was escaped twice.",
    reason: "Readers see a backslash and a letter in place of a line break.",
    bad: RuleExample(#""rate" = "Une\\nligne";"#, source: #""rate" = "One\nline";"#),
    good: RuleExample(#""rate" = "Une\nligne";"#, source: #""rate" = "One\nline";"#)
  )

  static let triggers: TextFeatures = .backslash

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.backslash) else { return }
    // Paths and patterns show backslashes on purpose, and then the source text does too.
    guard text.source?.features.contains(.backslash) != true else { return }
    let bytes = Array(text.value.utf8)
    for place in bytes.indices.dropLast() where bytes[place] == UInt8(ascii: "\\") {
      let next = bytes[place + 1]
      guard next == UInt8(ascii: "n") || next == UInt8(ascii: "t") || next == UInt8(ascii: "\"")
      else { continue }
      let ahead = place + 2 < bytes.count ? bytes[place + 2] : 0
      // `C:\new` and `\name` are words after a backslash, unless a capital letter begins one.
      let isWord =
        (0x61...0x7A).contains(ahead) && text.source?.features.contains(.lineBreak) != true
      guard next == UInt8(ascii: "\"") || !isWord else { continue }
      findings.report(
        Self.message(Character(Unicode.Scalar(next))),
        text,
        at: place..<place + 2
      )
    }
  }
}

extension DoubleEscaped {
  fileprivate static func message(_ letter: Character) -> String {
    "the text shows '\\\(letter)': expected a single backslash in the file"
  }
}
