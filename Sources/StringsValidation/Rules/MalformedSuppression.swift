import Diagnostics

/// A comment that allows something without saying what or why.
struct MalformedSuppression: EngineRule {
  static let documentation = RuleDocumentation(
    "malformed-suppression",
    .warning,
    "A comment that allows a fault names no rule, an unknown rule, or no reason, is misspelt, or has "
      + "no entry below.",
    reason: "Nobody can tell later whether the fault is still meant.",
    bad: RuleExample(
      "/* reviewprompts:ignore double-word */\n" + #""rate" = "Noter Duran Duran";"#
    ),
    good: RuleExample(
      "/* reviewprompts:ignore double-word: a name */\n" + #""rate" = "Noter Duran Duran";"#
    )
  )

  static let noRule =
    "the comment names no rule: expected '\(Suppression.marker) RULE: REASON'"
  static let noReason =
    "the comment gives no reason: expected '\(Suppression.marker) RULE: REASON'"

  static let noEntry = "no entry stands below the comment: it allows nothing"

  static func misspelt(_ found: String) -> String {
    "\(found.excerpt) allows nothing: expected '\(Suppression.marker) RULE: REASON'"
  }

  static func unknownRule(_ rule: String) -> String {
    let near = nearestName(to: rule, among: RuleRegistry.ids)
    return "there is no rule \(rule.excerpt)" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
