import Diagnostics
import StringsFile

/// A comment that runs to the end of the file.
struct UnterminatedComment: TableRule {
  static let documentation = RuleDocumentation(
    "unterminated-comment",
    .error,
    "A comment that begins with /* is never closed.",
    reason: """
      Everything up to the end of the file is taken for the comment. Texts that stand there are \
      missing in the app, and nothing says so.
      """,
    bad: RuleExample(#""rate" = "Noter";"# + "\n/* the button\n" + #""later" = "Plus tard";"#),
    good: RuleExample(#""rate" = "Noter";"# + "\n/* the button */\n" + #""later" = "Plus tard";"#)
  )

  func check(_ table: TableInContext, _ findings: inout FindingList) {
    guard let document = table.table.document(with: .unterminatedComment) else { return }
    let lastComments = document.entries.last?.trailingComments ?? []
    for comment in document.closingComments + lastComments where comment.isUnterminated {
      findings.report(Self.message, at: comment.range, in: table.table)
    }
  }
}

extension UnterminatedComment {
  fileprivate static let message = "the comment that begins here is never closed: expected '*/'"
}
