import Diagnostics
import StringsFile

/// `\U` with more digits than it takes.
struct LongUnicodeEscape: TableRule {
  static let documentation = RuleDocumentation(
    "long-U",
    .warning,
    "\\U is followed by eight digits, of which only the first four count.",
    reason: "Readers see an invisible character and the last four digits in place of an emoji.",
    bad: RuleExample(#""rate" = "Noter \U0001F600";"#),
    good: RuleExample(#""rate" = "Noter \UD83D\UDE00";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    EscapeRule.forEach(table) { escape, entry, _ in
      guard escape.kind == .unicode(digits: 4) else { return }
      let text = EscapeRule.ascii(document, from: escape.range.lowerBound, count: 10)
      let digits = text.dropFirst(2)
      guard digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit) else { return }
      guard digits.hasPrefix("000") || digits.hasPrefix("0010") else { return }
      findings.report(
        Self.message(String(digits)),
        at: escape.range,
        in: table.table,
        key: entry.key.string
      )
    }
  }
}

extension LongUnicodeEscape {
  fileprivate static func message(_ digits: String) -> String {
    let lead =
      "'\\U\(digits)' is read as '\\U\(digits.prefix(4))' and the text '\(digits.suffix(4))'"
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return lead }
    let units = String(scalar).utf16.map { "\\U" + String($0, radix: 16, uppercase: true) }
    return lead + ": expected the character itself or '\(units.joined())'"
  }
}
