import Diagnostics

/// A comment that allows what does not happen.
struct UnusedSuppression: EngineRule {
  static let documentation = RuleDocumentation(
    "unused-suppression",
    .warning,
    "A comment allows a fault that the entry below it does not have.",
    reason: "It hides the next fault of that kind from translators.",
    bad: RuleExample(
      "/* reviewprompts:ignore double-word: a name */\n" + #""rate" = "Noter";"#,
      source: #""rate" = "Rate";"#
    ),
    good: RuleExample(
      "/* reviewprompts:ignore double-word: a name */\n" + #""rate" = "Noter Duran Duran";"#,
      source: #""rate" = "Rate Duran";"#
    )
  )

  static func message(_ rule: String) -> String {
    "the entry below does not break the rule '\(rule)': delete it from the comment"
  }
}
