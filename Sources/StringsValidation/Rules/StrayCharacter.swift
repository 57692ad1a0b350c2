import Diagnostics
import StringsFile

/// Something between entries that is no part of any.
struct StrayCharacter: TableRule {
  static let documentation = RuleDocumentation(
    "stray-character",
    .error,
    "Something stands between the entries that is no entry, no blank and no comment.",
    reason: """
      Apple's systems stop reading at such a place without a word: every text below it is missing in \
      the app, and readers see its key instead.
      """,
    bad: RuleExample(#""rate" = "Noter";;"# + "\n" + #""later" = "Plus tard";"#),
    good: RuleExample(#""rate" = "Noter";"# + "\n" + #""later" = "Plus tard";"#),
    fix: .safe("Deletes a second semicolon or an invisible character, and puts in the right mark.")
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    findings.reportFaults(of: table.table)
    guard let document = table.table.document(with: .faults) else { return }
    for error in document.errors where Self.isOwn(error.kind) {
      findings.report(
        error.message,
        at: error.place(in: document),
        in: table.table,
        fix: Self.fix(error, table.table)
      )
    }
  }

  /// Whether a fault is one of this rule.
  static func isOwn(_ kind: StringsFileError.Kind) -> Bool {
    switch kind {
    case .strayCharacter, .doubledSemicolon, .conflictMarker, .invisibleCharacter,
      .lookalikePunctuation, .hashComment, .htmlComment, .nestedComment, .objectiveCLiteral,
      .localizedStringCall, .proseOutsideComment:
      true
    default: false
    }
  }

  private static func fix(_ error: StringsFileError, _ table: LocalizedTable) -> Fix? {
    let range = error.mistake ?? error.range
    return switch error.kind {
    case .doubledSemicolon, .invisibleCharacter:
      Fix("delete it", .safe, [TextEdit(range, [])])
    case .lookalikePunctuation(_, let meant):
      Fix(
        "replace it by '\(meant)'",
        .safe,
        [TextEdit(range, table.bytes(of: String(meant)))]
      )
    default: nil
    }
  }
}
