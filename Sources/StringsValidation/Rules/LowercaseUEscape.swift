import Diagnostics
import StringsFile

/// `\u` where `\U` is wanted.
struct LowercaseUEscape: TableRule {
  static let documentation = RuleDocumentation(
    "lowercase-u-escape",
    .error,
    "A character is written as \\uXXXX, which strings files do not know.",
    reason: "Readers see 'u203A' in place of the character '›'.",
    bad: RuleExample(#""next" = "Suite \u203A";"#),
    good: RuleExample(#""next" = "Suite \U203A";"#),
    fix: .unsafe("Writes \\UXXXX, so that the character itself is shown.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    EscapeRule.forEach(table) { escape, entry, _ in
      guard let digits = Self.digits(escape, document) else { return }
      let start = escape.range.lowerBound
      findings.report(
        Self.message(digits),
        at: escape.range,
        in: table.table,
        key: entry.key.string,
        fix: Fix(
          "write \\U\(digits)",
          .unsafe,
          [TextEdit(start..<escape.range.upperBound, table.table.bytes(of: "\\U"))]
        )
      )
    }
  }

  /// The four digits after `\u`; `nil` for any other escape.
  static func digits(_ escape: StringsEscape, _ document: StringsDocument) -> String? {
    guard escape.kind == .unknown else { return nil }
    let text = EscapeRule.ascii(document, from: escape.range.lowerBound, count: 6)
    guard text.utf8.count == 6, text.hasPrefix("\\u") else { return nil }
    let digits = text.dropFirst(2)
    return digits.allSatisfy(\.isHexDigit) ? String(digits) : nil
  }
}

extension LowercaseUEscape {
  fileprivate static func message(_ digits: String) -> String {
    let shown = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map {
      ", for " + ($0.visible == String($0) ? "'\($0)'" : $0.codeAndName)
    }
    return "'\\u\(digits)' is shown as 'u\(digits)': expected '\\U\(digits)'\(shown ?? "")"
  }
}
