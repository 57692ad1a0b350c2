import Diagnostics

/// A backslash that is shown, where an escape was probably meant.
struct DoubleEscaped: TextRule {
  static let documentation = RuleDocumentation(
    "double-escaped",
    .note,
    "A text shows '\\n', '\\t', '\\\"' or '%%' because it was escaped twice, or lost a backslash.",
    reason: "Readers see a backslash and a letter in place of a line break.",
    bad: RuleExample(#""rate" = "Une\\nligne";"#, source: #""rate" = "One\nline";"#),
    good: RuleExample(#""rate" = "Une\nligne";"#, source: #""rate" = "One\nline";"#),
    fix: .unsafe("Deletes a backslash too many where the source text has a line break.")
  )

  static let triggers: TextFeatures = [.backslash, .percent]

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    checkPercent(text, &findings)
    checkLostBackslash(text, &findings)
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
        at: place..<place + 2,
        fix: Self.fix(text, place..<place + 2, next)
      )
    }
  }

  private static func fix(_ text: TextInContext, _ range: Range<Int>, _ letter: UInt8) -> Fix? {
    guard letter == UInt8(ascii: "n"), text.source?.features.contains(.lineBreak) == true,
      text.table.table.isStringsFile
    else { return nil }
    return Fix("write a line break", .unsafe, [text.edit(range, "\\n")])
  }

  /// `C:\temp` for `C:\\temp`: the backslash and the letter behind it became a tab.
  private func checkLostBackslash(_ text: TextInContext, _ findings: inout FindingList) {
    guard let source = text.source, source.features.contains(.backslash),
      !text.text.features.contains(.backslash)
    else { return }
    let (bytes, wanted) = (Array(text.value.utf8), Array(source.value.utf8))
    for (code, letter, name) in Self.escapes where !wanted.contains(code) {
      let isShown = wanted.indices.contains {
        wanted[$0...].starts(with: [UInt8(ascii: "\\"), letter])
      }
      guard isShown, let place = bytes.firstIndex(of: code) else { continue }
      let spelling = "\\\\" + String(Unicode.Scalar(letter))
      findings.report(
        "the text has \(name) where the source text shows a backslash: write '\(spelling)'",
        text,
        at: place..<place + 1,
        notes: text.sourceNote,
        fix: text.table.table.isStringsFile
          ? Fix("double the backslash", .unsafe, [text.edit(place..<place + 1, spelling)]) : nil
      )
    }
  }

  private static let escapes: [(code: UInt8, letter: UInt8, name: String)] = [
    (0x09, UInt8(ascii: "t"), "a tab"), (0x0A, UInt8(ascii: "n"), "a line break"),
    (0x0D, UInt8(ascii: "r"), "a carriage return"),
  ]

  /// `100%%` for `100%`, where neither text is formatted.
  private func checkPercent(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.format.hasPercentSign, text.text.format.certain.isEmpty else { return }
    guard let source = text.source, source.format.certain.isEmpty, !source.format.hasPercentSign,
      source.value.utf8.contains(UInt8(ascii: "%"))
    else { return }
    let bytes = Array(text.value.utf8)
    for place in bytes.indices.dropLast()
    where bytes[place...].starts(with: "%%".utf8) {
      return findings.report(
        Self.percent,
        text,
        at: place..<place + 2,
        notes: text.sourceNote
      )
    }
  }
}

extension DoubleEscaped {
  fileprivate static let percent =
    "the text shows '%%': expected a single percent sign as in the source text"

  fileprivate static func message(_ letter: Character) -> String {
    "the text shows '\\\(letter)': expected a single backslash in the file"
  }
}
