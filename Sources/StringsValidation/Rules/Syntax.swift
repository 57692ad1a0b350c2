import Diagnostics
import StringsFile

/// What keeps a file from being read as a table.
struct Syntax: TableRule {
  static let documentation = RuleDocumentation(
    "syntax",
    .error,
    "The file does not follow the grammar of its format.",
    reason: """
      The app cannot read such a table, or reads it only up to this place. Readers then see keys \
      instead of texts, for this one text or for all of them.
      """,
    bad: RuleExample(#""rate" = "Noter""# + "\n" + #""later" = "Plus tard";"#),
    good: RuleExample(#""rate" = "Noter";"# + "\n" + #""later" = "Plus tard";"#),
    fix: .safe("Puts in a missing semicolon, and an equals sign in place of a colon or comma.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
    guard let document = table.table.document(with: .faults) else { return }
    for error in document.errors where Self.isOwn(error.kind) {
      findings.report(
        error.message,
        at: error.place(in: document),
        in: table.table,
        // Build tools make an empty table of it.
        severity: error.kind == .emptyFile ? .warning : nil,
        fix: Self.fix(error, table.table)
      )
    }
    if document.hasMoreErrors {
      findings.report("there are more faults than are listed here", at: nil, in: table.table)
    }
  }

  private static func isOwn(_ kind: StringsFileError.Kind) -> Bool {
    switch kind {
    case .binaryPropertyList, .xmlPropertyList: false
    case .undecodableBytes, .undecodableUTF32, .utf16WithoutByteOrderMark: false
    default: !StrayCharacter.isOwn(kind)
    }
  }

  private static func fix(_ error: StringsFileError, _ table: LocalizedTable) -> Fix? {
    let range = error.mistake ?? error.range
    return switch error.kind {
    case .missingSemicolon(_, .character(",")), .missingSemicolon(_, .character(":")):
      Fix("replace it by a semicolon", .safe, [TextEdit(range, table.bytes(of: ";"))])
    case .missingSemicolon where range.isEmpty:
      Fix("put a semicolon here", .safe, [TextEdit(range, table.bytes(of: ";"))])
    case .missingEquals(.character(":")) where !range.isEmpty,
      .missingValue(.character(":")) where !range.isEmpty:
      Fix("delete the colon", .safe, [TextEdit(range, [])])
    case .missingEquals(.character(",")) where !range.isEmpty:
      Fix("replace the comma by '='", .safe, [TextEdit(range, table.bytes(of: "="))])
    case .colonForEquals:
      Fix("replace the colon by '='", .safe, [TextEdit(range, table.bytes(of: "="))])
    default: nil
    }
  }
}
