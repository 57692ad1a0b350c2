import Diagnostics
import StringsFile

/// A comment that runs to the end of the file.
struct UnterminatedComment: TableRule {
  static let documentation = RuleDocumentation(
    "unterminated-comment",
    .error,
    "A comment that begins with /* is never closed, or only by the end of the next one.",
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
    let comments = document.entries.flatMap { $0.comments + $0.trailingComments }
    for comment in comments + document.closingComments where !comment.isUnterminated {
      guard comment.style == .block, let line = Self.swallowingLine(comment.text) else { continue }
      findings.report(
        Self.swallows(comment.range.lowerBound.line + line),
        at: comment.range,
        in: table.table,
        severity: .warning
      )
    }
  }

  /// The line of a comment on which another one begins after an entry; `nil` when there is none.
  private static func swallowingLine(_ comment: String) -> Int? {
    guard comment.contains("/*") else { return nil }
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var hasEntry = false
    for (number, line) in lines.enumerated().dropFirst() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("/*") {
        // Another comment before an entry speaks of one that was left out as a whole.
        return hasEntry ? number : nil
      }
      if !hasEntry { hasEntry = isEntry(text) }
    }
    return nil
  }

  private static func isEntry(_ line: Substring) -> Bool {
    guard line.contains("="), let outline = StringsOutline(bytes: Array(line.utf8)) else {
      return false
    }
    return outline.entries.contains { !$0.isShorthand }
  }
}

extension UnterminatedComment {
  fileprivate static let message = "the comment that begins here is never closed: expected '*/'"

  fileprivate static func swallows(_ line: Int) -> String {
    "the comment that begins here is not closed before the next '/*' on line \(line): the entries"
      + " between them are part of it"
  }
}
