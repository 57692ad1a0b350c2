internal import StringsValidation

extension Command {
  /// `reviewprompts rules`: what `validate` looks for.
  static let rules = Command(
    name: "rules",
    summary: "List the rules of 'validate', or explain one.",
    operands: .upToOne("[RULE]"),
    flags: [.choice("--format", ["text", "json"], "How to print; text by default.")],
    examples: [
      ("reviewprompts rules", "List all rules."),
      ("reviewprompts rules quoted-argument", "Explain one, with a bad and a good example."),
    ],
    run: { invocation, session throws(CommandFailure) in
      let isJSON = invocation.value("--format") == "json"
      guard let id = invocation.operands.first else {
        try session.print(isJSON ? RuleList.json(RuleRegistry.ids) : RuleList.text, terminator: "")
        return .success
      }
      guard let rule = RuleRegistry.documentation(of: id) else {
        throw .unknown("rule", id, among: RuleRegistry.ids, hint: "see 'reviewprompts rules'")
      }
      try session.print(isJSON ? RuleList.json([id]) : RuleText.text(rule), terminator: "")
      return .success
    }
  )
}
