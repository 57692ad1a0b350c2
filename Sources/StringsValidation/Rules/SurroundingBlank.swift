import Diagnostics

/// A blank at an end of a text.
struct SurroundingBlank: TextRule {
  static let documentation = RuleDocumentation(
    "surrounding-blank",
    .warning,
    "A text begins or ends with a blank, and the source text does not.",
    reason: "Texts stand out of line, and a button is not centred.",
    bad: RuleExample(#""rate" = "Noter ";"#, source: #""rate" = "Rate";"#),
    good: RuleExample(#""rate" = "Noter";"#, source: #""rate" = "Rate";"#),
    fix: .unsafe("Deletes the blanks.")
  )

  static let triggers: TextFeatures = .outerBlank

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard Self.mayHaveBlank(text.value), !text.text.isBlank else { return }
    // Without a source text to compare with, only prompts are known to stand alone.
    guard text.source != nil || text.table.isPromptTable else { return }
    let length = text.value.utf8.count
    let leading = Blank.leading(text.value)
    if leading > 0, Blank.leading(text.source?.value ?? "") == 0 {
      report(Self.atStart, 0..<leading)
    }
    let trailing = Blank.trailing(text.value)
    if trailing > 0, Blank.trailing(text.source?.value ?? "") == 0 {
      report(Self.atEnd, length - trailing..<length)
    }
    func report(_ message: String, _ range: Range<Int>) {
      findings.report(
        message,
        text,
        at: range,
        fix: text.touchesMojibake(range)
          ? nil : Fix("delete the blank", .unsafe, [text.edit(range, "")])
      )
    }
  }

  private static func mayHaveBlank(_ text: String) -> Bool {
    func may(_ byte: UInt8?) -> Bool { byte.map { $0 <= 0x20 || $0 >= 0x80 } ?? false }
    return may(text.utf8.first) || may(text.utf8.last)
  }
}

extension SurroundingBlank {
  fileprivate static let atStart = "the text begins with a blank"
  fileprivate static let atEnd = "the text ends with a blank"
}
