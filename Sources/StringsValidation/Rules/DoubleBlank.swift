import Diagnostics

/// Two blanks in a row.
struct DoubleBlank: TextRule {
  static let documentation = RuleDocumentation(
    "double-blank",
    .warning,
    "Two blanks stand in a row inside a text.",
    reason: "Readers see a gap in the middle of a line.",
    bad: RuleExample(#""rate" = "Noter  maintenant";"#, source: #""rate" = "Rate now";"#),
    good: RuleExample(#""rate" = "Noter maintenant";"#, source: #""rate" = "Rate now";"#),
    fix: .unsafe("Deletes all blanks but the first.")
  )

  static let triggers: TextFeatures = .doubleBlank

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard text.text.features.contains(.doubleBlank) else { return }
    guard text.source?.features.contains(.doubleBlank) != true else { return }
    for range in Self.gaps(Array(text.value.utf8), isSource: text.source == nil) {
      findings.report(
        Self.message(range.count),
        text,
        at: range,
        fix: Fix("leave one blank", .unsafe, [text.edit(range, " ")])
      )
    }
  }

  /// Where two or more spaces stand between other characters of a line.
  ///
  /// In a source language that many write with two spaces after a sentence, those are meant.
  private static func gaps(_ bytes: [UInt8], isSource: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      guard bytes[start] == UInt8(ascii: " ") else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      let isInside =
        start > 0 && end < bytes.count && bytes[start - 1] != 0x0A && bytes[end] != 0x0A
      let isAfterSentence = start > 0 && ".!?:".utf8.contains(bytes[start - 1])
      if end - start > 1, isInside, !(isSource && isAfterSentence) { found.append(start..<end) }
      start = end
    }
    return found
  }
}

extension DoubleBlank {
  fileprivate static func message(_ count: Int) -> String {
    "\(count) blanks stand in a row: expected one"
  }
}
