import Diagnostics
import StringsFile

/// `\u` or `\x` where `\U` is wanted.
struct LowercaseUEscape: TableRule {
  static let documentation = RuleDocumentation(
    "lowercase-u-escape",
    .error,
    "A character is written as \\uXXXX, \\u{XX} or \\xXX, which strings files do not know.",
    reason: "Readers see 'u203A' in place of the character '›'.",
    bad: RuleExample(#""next" = "Suite \u203A";"#),
    good: RuleExample(#""next" = "Suite \U203A";"#),
    fix: .unsafe("Writes \\UXXXX, so that the character itself is shown.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    let width = document.encoding.bytes(of: "a").count
    EscapeRule.forEach(table) { escape, entry, _ in
      guard let foreign = ForeignEscape(escape, document) else { return }
      let start = escape.range.lowerBound
      let length = foreign.spelling.utf8.count
      let end = SourcePosition(
        line: start.line,
        column: start.column + length,
        byteOffset: start.byteOffset + length * width
      )
      findings.report(
        Self.message(foreign),
        at: start..<end,
        in: table.table,
        key: entry.key.string,
        fix: foreign.wanted.map {
          Fix("write \($0)", .unsafe, [TextEdit(start..<end, table.table.bytes(of: $0))])
        }
      )
    }
  }
}

extension LowercaseUEscape {
  fileprivate static func message(_ found: ForeignEscape) -> String {
    let lead = "'\(found.spelling)' is shown as '\(found.spelling.dropFirst())': expected "
    guard let wanted = found.wanted else {
      return lead + "the character itself, or '\\U' and four digits"
    }
    return lead + "'\(wanted)'" + (found.meant.map { ", for \(Self.shown($0))" } ?? "")
  }

  private static func shown(_ meant: Unicode.Scalar) -> String {
    meant.visible == String(meant) ? "'\(meant)'" : meant.codeAndName
  }
}
