import Diagnostics
import StringsFile

/// A backslash that stands for nothing.
struct UnknownEscape: TableRule {
  static let documentation = RuleDocumentation(
    "unknown-escape",
    .warning,
    "A backslash does nothing to the character behind it; an error for \\U without digits.",
    reason: """
      The backslash is lost: whoever wanted to show one, as in 'C:\\temp', sees the text without it.
      """,
    bad: RuleExample(#""rate" = "Noter l\’app";"#),
    good: RuleExample(#""rate" = "Noter l’app";"#),
    fix: .safe(
      "Deletes the backslash before a sign; --unsafe-fixes does so before a letter or digit."
    )
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .unusualEscape) else { return }
    EscapeRule.forEach(table) { escape, entry, bytes in
      let isEmptyCode = escape.kind == .unicode(digits: 0)
      guard escape.kind == .unknown || isEmptyCode else { return }
      guard ForeignEscape(escape, document) == nil else { return }
      let range = escape.range
      let width = document.encoding.bytes(of: "\\").count
      let text = StringsEncodingText.decode(
        bytes[range.lowerBound.byteOffset + width..<range.upperBound.byteOffset],
        document.encoding
      )
      findings.report(
        isEmptyCode ? Self.emptyCode : Self.message(text),
        at: range,
        in: table.table,
        key: entry.key.string,
        severity: isEmptyCode ? .error : nil,
        fix: isEmptyCode || text.isEmpty ? nil : Self.fix(text, range, entry, table)
      )
    }
  }
}

extension UnknownEscape {
  /// The source text tells whether a backslash is to be shown.
  private static func fix(
    _ text: String,
    _ range: Range<SourcePosition>,
    _ entry: StringsEntry,
    _ table: TableInContext
  ) -> Fix {
    if table.source?.text(forKey: entry.key.string)?.features.contains(.backslash) == true {
      let bytes = table.table.bytes(of: "\\\\" + text)
      return Fix("double the backslash", .unsafe, [TextEdit(range, bytes)])
    }
    return Fix(
      "delete the backslash",
      isSign(text) ? .safe : .unsafe,
      [TextEdit(range, table.table.bytes(of: text))]
    )
  }

  /// Before a letter or a digit the backslash may be meant to be shown, as in a path.
  private static func isSign(_ text: String) -> Bool {
    text.first.map { !$0.isLetter && !$0.isNumber } ?? false
  }

  fileprivate static let emptyCode =
    "'\\U' without digits stands for an invisible character: expected four digits, as in '\\U2022'"

  fileprivate static func message(_ text: String) -> String {
    "the backslash before \(text.excerpt) is lost: write '\\\\' to show one, or delete it"
  }
}
