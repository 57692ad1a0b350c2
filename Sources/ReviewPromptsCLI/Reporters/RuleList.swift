import Diagnostics
internal import StringsValidation

/// All rules, one a line or as JSON.
enum RuleList {
  /// The id, the severity and the summary of each rule.
  static var text: String {
    let rules = RuleRegistry.ids.compactMap(RuleRegistry.documentation)
    let width = (rules.map(\.id.count).max() ?? 0) + 2
    return rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.isOptIn ? "(off)" : rule.severity.rawValue
      let column = severity + String(repeating: " ", count: 9 - severity.count)
      return id + column + rule.summary + "\n"
    }.joined()
  }

  /// What rules say about themselves.
  static func json(_ ids: [String]) -> String {
    let rules = ids.compactMap(RuleRegistry.documentation).map { rule in
      JSONValue.sorted([
        "id": .string(rule.id),
        "severity": .string(rule.severity.rawValue),
        "optIn": .bool(rule.isOptIn),
        "summary": .string(rule.summary),
        "reason": .string(rule.reason),
        "bad": example(rule.bad),
        "good": example(rule.good),
        "fix": rule.fix.map { fix in
          .sorted(["safety": .string(fix.safety.rawValue), "summary": .string(fix.summary)])
        } ?? .null,
      ])
    }
    return JSONWriter.string(.array(rules)) + "\n"
  }

  private static func example(_ example: RuleExample) -> JSONValue {
    .sorted([
      "file": .string(example.path),
      "text": .string(example.text),
      "source": example.source.map { .string($0) },
      "otherFiles": example.otherFiles.isEmpty
        ? nil : .array(example.otherFiles.map { .string($0) }),
    ])
  }
}
