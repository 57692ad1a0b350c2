internal import Diagnostics
internal import StringsValidation

/// What a rule says about itself, for people.
enum RuleText {
  /// The whole text: what, why, examples, and what is done about it.
  static func text(_ rule: RuleDocumentation) -> String {
    let use = rule.isOptIn ? ", only used when it is asked for" : ""
    return """
      \(rule.id) (\(rule.severity.rawValue)\(use))

      What it looks for
        \(rule.summary)

      Why it matters
        \(rule.reason)

      Bad
      \(example(rule.bad))

      Good
      \(example(rule.good))

      Fix
        \(fix(rule))

      """
  }

  private static func fix(_ rule: RuleDocumentation) -> String {
    guard let fix = rule.fix else { return "None: a person has to mend it." }
    switch fix.safety {
    case .safe: return "--fix (a reader sees no change): \(fix.summary)"
    case .unsafe: return "--unsafe-fixes (a reader sees the change): \(fix.summary)"
    }
  }

  private static func example(_ example: RuleExample) -> String {
    var lines: [String] = []
    if let source = example.source {
      lines += ["  en.lproj/\(example.file)"] + indented(source)
    }
    let encoding =
      switch example.encoding {
      case .utf8: ""
      case .latin1: " (stored as Latin-1)"
      case .utf16: " (stored as UTF-16)"
      case .utf16WithoutMark: " (stored as UTF-16 without a byte-order mark)"
      }
    lines += ["  \(example.path)\(encoding)"] + indented(example.text)
    lines += example.otherFiles.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "    " + String($0).printable }
  }
}
