import Diagnostics
import StringsFile

/// A file in UTF-16 or UTF-32.
struct UTF16File: TableRule {
  static let documentation = RuleDocumentation(
    "utf16-file",
    .note,
    "The file is stored as UTF-16 or UTF-32.",
    reason: """
      Git takes such a file for binary: nobody sees in a review what was changed, and merges fail, so \
      that translations get lost.
      """,
    bad: RuleExample(#""rate" = "Noter";"#, storedAs: .utf16),
    good: RuleExample(#""rate" = "Noter";"#),
    fix: .safe("Stores the file as UTF-8.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .faults), document.errors.isEmpty else {
      return
    }
    let encoding = document.encoding
    guard encoding.form != .utf8, !encoding.isGuess else { return }
    findings.report(
      Self.message,
      at: nil,
      in: table.table,
      fix: Self.fix(document)
    )
  }

  private static func fix(_ document: StringsDocument) -> Fix? {
    // Half a character has no place in UTF-8.
    let isWhole = document.entries.allSatisfy {
      !$0.key.text.hasLoneSurrogates && $0.value.literal?.text.hasLoneSurrogates != true
    }
    guard isWhole else { return nil }
    let text = document.bytes.dropFirst(document.encoding.prefixLength)
    let decoded = StringsEncodingText.decode(text, document.encoding)
    let edit = TextEdit(0..<document.bytes.count, Array(decoded.utf8))
    return Fix("store the file as UTF-8", .safe, [edit])
  }
}

extension UTF16File {
  fileprivate static let message = "the file is not stored as UTF-8: git cannot show its changes"
}
