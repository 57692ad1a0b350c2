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
      let start = escape.range.lowerBound.byteOffset
      guard let digits = Self.digits(document, from: start) else { return }
      findings.report(
        Self.message(digits),
        at: escape.range,
        in: table.table,
        key: entry.key.string
      )
    }
  }

  /// The eight digits of an escape that begins at a byte of a file; `nil` when it has fewer, or
  /// when the last four may well be text.
  static func digits(_ document: StringsDocument, from start: Int) -> String? {
    let text = EscapeRule.ascii(document, from: start, count: 10)
    let digits = text.dropFirst(2)
    guard text.hasPrefix("\\U"), digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return digits.hasPrefix("000") || digits.hasPrefix("0010") ? String(digits) : nil
  }
}

extension LongUnicodeEscape {
  fileprivate static func message(_ digits: String) -> String {
    let lead =
      "'\\U\(digits)' is read as '\\U\(digits.prefix(4))' and the text '\(digits.suffix(4))'"
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return lead }
    return lead + ": expected the character itself or '\(scalar.stringsEscape)'"
  }
}
