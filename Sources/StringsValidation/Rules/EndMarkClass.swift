import Diagnostics

/// The mark that ends the source text is missing.
struct EndMarkClass: TableRule {
  static let documentation = RuleDocumentation(
    "end-mark-class",
    .note,
    "A text does not end with the mark of the source text, though others or a single question do; "
      + "a warning where all others do.",
    reason: "A question without its mark reads like an order, and a list looks uneven.",
    bad: RuleExample(habit("?") + #""ask" = "Noter";"#, source: habit("?") + #""ask" = "Rate?";"#),
    good: RuleExample(
      habit("?") + #""ask" = "Noter ?";"#,
      source: habit("?") + #""ask" = "Rate?";"#
    )
  )

  /// How many texts with the mark there must be for each without it; fewer show no habit, since a
  /// question is often better put in other words.
  private static let kept = 5
  /// How many texts with the mark make sure that it is a habit.
  private static let manyKept = 20

  /// Entries of an example that all end in a mark.
  private static func habit(_ mark: String) -> String {
    (1...kept).map { "\"ask\($0)\" = \"Q\($0) \(mark)\";\n" }.joined()
  }

  private struct Slip {
    var text: TableText
    var source: TableText
    var wanted: EndMark
    var found: EndMark?
  }

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard table.source != nil else { return }
    var kept: [EndMark: Int] = [:]
    var slips: [Slip] = []
    for (number, text) in table.table.texts.enumerated() {
      guard let original = table.source(ofText: number), let wanted = original.endMark else {
        continue
      }
      guard !text.features.contains(.blank) else { continue }
      let found = Self.endMark(text, table)
      if found == wanted { kept[wanted, default: 0] += 1 }
      guard found == nil || wanted == .question && found != wanted else { continue }
      slips.append(Slip(text: text, source: original, wanted: wanted, found: found))
    }
    let lost = Dictionary(grouping: slips, by: \.wanted).mapValues(\.count)
    for slip in slips {
      let (missing, kept) = (lost[slip.wanted] ?? 0, kept[slip.wanted] ?? 0)
      guard kept >= missing * Self.kept || Self.isLostQuestion(slip, missing, kept, table) else {
        continue
      }
      report(slip, isSure: kept >= Self.manyKept, table, &findings)
    }
  }

  /// Whether a question has no mark at all; where most have none, the language can do without.
  private static func isLostQuestion(
    _ slip: Slip,
    _ missing: Int,
    _ kept: Int,
    _ table: TableInContext
  ) -> Bool {
    guard slip.wanted == .question, slip.found == nil, missing <= max(1, kept) else { return false }
    // Titles of prompts are often better put in other words.
    guard !slip.text.features.contains(.prompt) else { return false }
    // A single word is no question, and neither is a text that was left as it is.
    guard slip.text.value != slip.source.value, WordCount.words(slip.source.value) > 1 else {
      return false
    }
    return !languagesWithoutMark.contains(table.table.language.code)
  }

  /// Languages that ask with a word at the end rather than with a mark.
  private static let languagesWithoutMark: Set = [
    "ja", "ko", "zh", "yue", "th", "lo", "km", "my", "bo", "dz",
  ]

  /// In Greek the semicolon asks.
  private static func endMark(_ text: TableText, _ table: TableInContext) -> EndMark? {
    let mark = text.endMark
    guard mark == nil, table.table.language.code == "el" else { return mark }
    let last = text.value.last { !$0.isWhitespace && !"\"”»’)".contains($0) }
    return last == ";" ? .question : nil
  }

  private func report(
    _ slip: Slip,
    isSure: Bool,
    _ table: TableInContext,
    _ findings: inout FindingList
  ) {
    let context = TextInContext(text: slip.text, source: slip.source, table: table)
    findings.report(
      Self.message(slip.wanted, slip.found),
      context,
      severity: isSure && slip.found == nil ? .warning : nil,
      notes: context.sourceNote
    )
  }
}

extension EndMarkClass {
  fileprivate static func message(_ wanted: EndMark, _ found: EndMark?) -> String {
    guard let found else { return "the source text ends with \(wanted.words), this text with none" }
    return "the source text ends with \(wanted.words), this text with \(found.words)"
  }
}
