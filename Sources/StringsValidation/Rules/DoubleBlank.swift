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
    let bytes = Array(text.value.utf8)
    for range in Self.gaps(bytes, isSource: text.source == nil) {
      let noBreaks = bytes[range].count { $0 == 0xC2 }
      findings.report(
        Self.message(range.count - noBreaks),
        text,
        at: range,
        fix: text.touchesMojibake(range)
          ? nil : Fix("leave one blank", .unsafe, [text.edit(range, noBreaks > 0 ? "\u{A0}" : " ")])
      )
    }
  }

  /// Where two or more spaces stand between other characters of a line; some of them may be no-break
  /// spaces, but not all.
  ///
  /// In a source language that many write with two spaces after a sentence, those are meant.
  private static func gaps(_ bytes: [UInt8], isSource: Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start
      var count = 0
      var spaces = 0
      while let length = blank(bytes, end) {
        end += length
        count += 1
        if length == 1 { spaces += 1 }
      }
      guard count > 0 else {
        start += 1
        continue
      }
      let isInside =
        start > 0 && end < bytes.count && bytes[start - 1] != 0x0A && bytes[end] != 0x0A
      let isAfterSentence = start > 0 && ".!?:".utf8.contains(bytes[start - 1])
      if count > 1, spaces > 0, isInside, !(isSource && isAfterSentence) {
        found.append(start..<end)
      }
      start = end
    }
    return found
  }

  /// The length of the space at a place: U+0020 or U+00A0.
  private static func blank(_ bytes: [UInt8], _ place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    if bytes[place] == 0x20 { return 1 }
    let isNoBreak = bytes[place] == 0xC2 && place + 1 < bytes.count && bytes[place + 1] == 0xA0
    return isNoBreak ? 2 : nil
  }
}

extension DoubleBlank {
  fileprivate static func message(_ count: Int) -> String {
    "\(count) blanks stand in a row: expected one"
  }
}
