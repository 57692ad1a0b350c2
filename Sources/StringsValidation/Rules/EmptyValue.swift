import Diagnostics

/// A text that is empty.
struct EmptyValue: TextRule {
  static let documentation = RuleDocumentation(
    "empty-value",
    .error,
    "A text is empty, although the source text is not.",
    reason: """
      An empty text is shown as it is: a button or a message without words. Only where an app \
      overrides some texts of a prompt does an empty one hide its element.
      """,
    bad: RuleExample(#""rate" = "";"#, source: #""rate" = "Rate";"#),
    good: RuleExample(#""rate" = "Noter";"#, source: #""rate" = "Rate";"#)
  )

  static let triggers: TextFeatures = .blank

  func check(_ text: TextInContext, _ findings: inout FindingList) {
    guard !text.table.isOverride else { return }
    guard let source = text.source else {
      guard text.table.isPromptTable, text.table.source != nil else { return }
      return findings.report(Self.message, text)
    }
    guard !source.isBlank else { return }
    findings.report(Self.message, text, notes: text.sourceNote)
  }
}

extension EmptyValue {
  fileprivate static let message = "the text is empty"
}

extension String {
  /// Whether the text holds nothing but blanks.
  var isBlank: Bool { utf8.isEmpty || allSatisfy(\.isWhitespace) }
}
